import type { operations, paths } from '@millrace/api-client';
import contract from '../generated/contract.json' with { type: 'json' };

/** Name of a call of the contract. */
export type OperationId = keyof operations;

const METHODS = ['get', 'head', 'put', 'post', 'patch', 'delete'] as const;

/** A call of the contract. */
export interface Operation {
  id: OperationId;
  method: (typeof METHODS)[number];
  /** As the contract writes it, with `{name}`. */
  path: keyof paths;
  /** The statuses that it may answer, and what each may hold. */
  responses: Readonly<Record<string, ResponseObject>>;
}

/** A reply of a call: what it may hold, by media type. */
export interface ResponseObject {
  content?: Readonly<Record<string, { schema?: object; examples?: Readonly<Record<string, object>> }>>;
  headers?: Readonly<Record<string, object>>;
}

interface PathItem extends Partial<Record<(typeof METHODS)[number], OperationObject>> {
  parameters?: readonly object[];
}

interface OperationObject {
  operationId: OperationId;
  responses: Readonly<Record<string, ResponseObject | { $ref: string }>>;
}

/** Every call of the contract, in its order. */
export function readOperations(): Operation[] {
  const items = Object.entries(contract.paths) as unknown as [keyof paths, PathItem][];
  return items.flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
      );
      return [{ id: operation.operationId, method, path, responses }];
    }),
  );
}

function resolve(response: ResponseObject | { $ref: string }): ResponseObject {
  if (!('$ref' in response)) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const shared = contract.components.responses as Readonly<Record<string, ResponseObject>>;
  return shared[name] ?? {};
}
