import type { operations, paths } from '@millrace/api-client';
import contract from '../generated/contract.json' with { type: 'json' };

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

const METHODS = ['get', 'head', 'put', 'post', 'patch', 'delete'] as const;

/** Operation of the contract. */
export interface Operation {
  id: OperationId;
  method: (typeof METHODS)[number];
  /** Path template of the contract, with `{name}`. */
  path: keyof paths;
  /** Possible response statuses and their bodies. */
  responses: Readonly<Record<string, ResponseObject>>;
}

/** Response of an operation: its body by media type. */
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

/** All operations in the contract's order. */
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
