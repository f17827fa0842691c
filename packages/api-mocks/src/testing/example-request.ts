import { getResponse, type HttpHandler } from 'msw';
import type { Operation } from '../contract/operations';
import contract from '../generated/contract.json' with { type: 'json' };

const ORIGIN = 'https://api.millrace.example';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

interface Media {
  schema?: { $ref: string };
  examples?: Readonly<Record<string, { $ref: string }>>;
}

// An example of a form can't hold its files, so that the contract has none; what is not a text here is a file.
const FORM_TEXTS: Readonly<Record<string, string>> = {
  product_id: 'd53ae804-391b-573e-ba6d-76a128774728',
  first_name: 'Ida',
  email_id: 'ida.lindqvist@halden-optik.example',
  message: 'Single-mode fiber, 200 km.',
};

/** A request as the contract's examples have it. */
export function exampleRequest({ path, method }: Operation): Request {
  const item = contract.paths[path] as Readonly<Record<string, unknown>>;
  const operation = item[method] as {
    parameters?: (Parameter | { $ref: string })[];
    requestBody?: { content: Readonly<Record<string, Media>> };
  };
  const shared = (item.parameters ?? []) as (Parameter | { $ref: string })[];
  const parameters = [...shared, ...(operation.parameters ?? [])].map(resolveParameter);
  let address: string = path;
  const query = new URLSearchParams();
  for (const { name, in: place, required, example } of parameters) {
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query' && required) query.set(name, String(example));
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const url = `${ORIGIN}${address}?${query}`;
  if (type === undefined || media === undefined) return new Request(url, { method });
  return new Request(url, { method, ...exampleBody(type, media) });
}

/** The answer of a set of handlers; without one, the call would go to the network. */
export async function answerRequest(handlers: HttpHandler[], request: Request): Promise<Response> {
  const candidates = handlers.filter((handler) => mayAnswer(handler, request));
  const response = await getResponse(candidates, request);
  if (response === undefined) throw new Error(`No handler answers ${request.method} ${request.url}`);
  return response;
}

/** Leaves out what cannot match by its words: MSW compiles the pattern of each handler anew for each request. */
function mayAnswer({ info: { method, path } }: HttpHandler, request: Request): boolean {
  if (typeof method === 'string' && method.toUpperCase() !== request.method.toUpperCase()) return false;
  if (typeof path !== 'string' || path.slice(1).includes('*')) return true;
  const wanted = path.replace(/^(\*|\w+:\/\/[^/]+)/, '').split('/');
  const asked = new URL(request.url).pathname.split('/');
  return (
    wanted.length === asked.length &&
    wanted.every((segment, at) => segment.includes(':') || segment === asked[at])
  );
}

/** A request for an address of the API. */
export function read(address: string): Request {
  return new Request(`${ORIGIN}${address}`);
}

/** A request that sends JSON to an address of the API. */
export function send(
  method: 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
  key?: string,
): Request {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key !== undefined) headers.set('Idempotency-Key', key);
  return new Request(`${ORIGIN}${address}`, { method, headers, body: JSON.stringify(body) });
}

function resolveParameter(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const shared = contract.components.parameters as Readonly<Record<string, Parameter>>;
  const found = shared[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`No such parameter: ${parameter.$ref}`);
  return found;
}

function exampleBody(type: string, media: Media): { body: BodyInit; headers?: HeadersInit } {
  const file = new Blob(['bytes'], { type: 'image/png' });
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const name of requiredFields(media)) form.set(name, FORM_TEXTS[name] ?? file);
    for (const [name, value] of Object.entries((findExample(media) ?? {}) as Record<string, string>))
      form.set(name, value);
    return { body: form };
  }
  const value = findExample(media);
  if (value === undefined) return { body: file, headers: { 'Content-Type': type } };
  if (type === 'application/json') return { body: JSON.stringify(value), headers: { 'Content-Type': type } };
  return { body: new URLSearchParams(value as Record<string, string>) };
}

function findExample({ examples = {} }: Media): unknown {
  const reference = Object.values(examples)[0]?.$ref.split('/').at(-1);
  const shared = contract.components.examples as Readonly<Record<string, { value: unknown }>>;
  return reference === undefined ? undefined : shared[reference]?.value;
}

function requiredFields({ schema }: Media): readonly string[] {
  const schemas = contract.components.schemas as Readonly<Record<string, { required?: readonly string[] }>>;
  return schemas[schema?.$ref.split('/').at(-1) ?? '']?.required ?? [];
}
