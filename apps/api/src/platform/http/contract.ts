import { readFileSync } from 'node:fs';
import type { operations } from '@millrace/api-client';
import type { AccessTokenScope } from '@millrace/domain';
import { parse } from 'yaml';
import { findRoute, RouteTable } from './route-table';

/** Operation name in the contract. */
export type OperationId = keyof operations & string;

/** A JSON Schema, as far as the server reads it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Location of a parameter. */
export type ParameterPlace = 'path' | 'query' | 'header';

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: Schema;
}

/** A reply of an operation. */
export interface DeclaredReply {
  /** JSON pointers to the body schemas by media type; empty without a body. */
  schemas: ReadonlyMap<string, string>;
  requiredHeaders: readonly string[];
}

/** An operation of the contract with its references resolved. */
export interface Operation {
  id: OperationId;
  method: (typeof METHODS)[number];
  /** Path template with `{name}` for parameters. */
  path: string;
  /** Session policy: ignored, optional or required. */
  session: 'ignored' | 'optional' | 'required';
  /** Scope that a personal access token needs; null if tokens are not accepted or not needed. */
  token: AccessTokenScope | null;
  parameters: readonly Parameter[];
  /** JSON pointers to the request body schemas by media type; empty without a body. */
  bodies: ReadonlyMap<string, string>;
  /** By status; `default` stands for 500. */
  replies: ReadonlyMap<number, DeclaredReply>;
}

/** The contract: its operations, and the document to publish. */
export interface Contract {
  document: Schema;
  operations: readonly Operation[];
}

/** Finds the operation of a method (lower case) and path. HEAD matches GET. */
export function operationFinder({
  operations,
}: Contract): (method: string, path: string) => Operation | null {
  const routes = new RouteTable<Operation>();
  for (const operation of operations) routes.add(operation.method, operation.path, operation);
  return (method, path) => findRoute(routes, method, path)?.target ?? null;
}

type Node = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** Reads openapi.yaml or its built form. The file is ours and linted, so its structure is trusted. */
export function readContract(path: string): Contract {
  const text = readFileSync(path, 'utf8');
  const document = (path.endsWith('.json') ? JSON.parse(text) : parse(text, { merge: true })) as Node;
  const operations: Operation[] = [];
  for (const [route, item] of Object.entries(asNode(document.paths))) {
    for (const method of METHODS) {
      const operation = asNode(item)[method];
      if (operation) operations.push(readOperation(document, route, asNode(item), method, asNode(operation)));
    }
  }
  return { document, operations };
}

function readOperation(
  document: Node,
  path: string,
  item: Node,
  method: Operation['method'],
  operation: Node,
): Operation {
  const base = pointer('paths', path, method);
  const parameters = [...asList(item.parameters), ...asList(operation.parameters)]
    .map((parameter) => resolve(document, parameter, '').node)
    .filter((parameter) => parameter.in !== 'cookie');
  const body = resolve(document, operation.requestBody ?? {}, `${base}/requestBody`);
  return {
    id: operation.operationId as OperationId,
    method,
    path,
    session: readSession(asList(operation.security)),
    token: readTokenScope(asList(operation.security)),
    parameters: parameters.map((parameter) => ({
      name: String(parameter.name),
      in: parameter.in as ParameterPlace,
      required: parameter.required === true,
      schema: asNode(parameter.schema),
    })),
    bodies: schemasOf(body),
    replies: new Map(
      Object.entries(asNode(operation.responses)).map(([status, reply]) => [
        status === 'default' ? 500 : Number(status),
        readReply(document, resolve(document, reply, `${base}/responses/${status}`)),
      ]),
    ),
  };
}

function readSession(security: readonly unknown[]): Operation['session'] {
  if (!security.some((way) => 'session' in asNode(way))) return 'ignored';
  return security.some((way) => Object.keys(asNode(way)).length === 0) ? 'optional' : 'required';
}

function readTokenScope(security: readonly unknown[]): Operation['token'] {
  const [scope] = security.flatMap((way) => asList(asNode(way).token));
  return (scope as AccessTokenScope | undefined) ?? null;
}

function readReply(document: Node, reply: Located): DeclaredReply {
  const headers = Object.entries(asNode(reply.node.headers));
  return {
    schemas: schemasOf(reply),
    requiredHeaders: headers
      .filter(([, header]) => resolve(document, header, '').node.required === true)
      .map(([name]) => name),
  };
}

interface Located {
  node: Node;
  /** JSON pointer to the node. */
  at: string;
}

function schemasOf({ node, at }: Located): Map<string, string> {
  const types = Object.keys(asNode(node.content));
  return new Map(types.map((type) => [type, `${at}${pointer('content', type, 'schema')}`]));
}

function resolve(document: Node, value: unknown, at: string): Located {
  const node = asNode(value);
  if (typeof node.$ref !== 'string') return { node, at };
  const target = node.$ref.slice(1);
  const parts = target.split('/').slice(1);
  return { node: parts.reduce<Node>((inner, part) => asNode(inner[part]), document), at: target };
}

const pointer = (...parts: string[]): string =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const asNode = (value: unknown): Node => (value ?? {}) as Node;
const asList = (value: unknown): readonly unknown[] => (value ?? []) as unknown[];
