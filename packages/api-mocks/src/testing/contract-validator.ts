import { isShownLine, isShownText, isWebsite } from '@millrace/domain';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Operation } from '../contract/operations';
import contract from '../generated/contract.json' with { type: 'json' };

const CONTRACT_ID = 'contract.json';

/** Says what of a value is not as a schema of the contract has it; nothing when all is well. */
export function createSchemaValidator(): (schema: string, value: unknown) => string[] {
  const ajv = createAjv();
  return (schema, value) => {
    const validate = ajv.getSchema(`${CONTRACT_ID}#/components/schemas/${schema}`);
    if (validate === undefined) throw new Error(`No such schema: ${schema}`);
    return validate(value) ? [] : describeFaults(validate);
  };
}

/** Says what of a reply is not as the contract has it; nothing when all is well. */
export function createValidator(): (operation: Operation, response: Response) => Promise<string[]> {
  const ajv = createAjv();
  const compiled = new Map<string, ValidateFunction>();

  const compileValidator = (schema: object): ValidateFunction => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', `"${CONTRACT_ID}#/`)));
    compiled.set(key, known);
    return known;
  };

  return async ({ responses }, response) => {
    const promised = responses[response.status] ?? responses.default;
    if (promised === undefined) return [`The status ${response.status} is not in the contract.`];
    const missing = Object.keys(promised.headers ?? {})
      .filter((name) => isRequired(name, promised.headers?.[name]) && !response.headers.has(name))
      .map((name) => `The header ${name} is missing.`);
    const body = await response.clone().text();
    if (promised.content === undefined) return body === '' ? missing : [...missing, 'There is a body.'];
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    const media = promised.content[type];
    if (media === undefined) return [...missing, `The type "${type}" is not in the contract.`];
    if (media.schema === undefined || !/json|text\/plain/.test(type)) return missing;
    const validate = compileValidator(media.schema);
    if (validate(type.endsWith('json') ? JSON.parse(body) : body)) return missing;
    return [...missing, ...describeFaults(validate)];
  };
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('line', isShownLine).addFormat('text', isShownText);
  ajv.addFormat('website', (text: string) => isShownLine(text) && isWebsite(text));
  return ajv.addSchema(contract, CONTRACT_ID);
}

function describeFaults({ errors }: Pick<ValidateFunction, 'errors'>): string[] {
  return (errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function isRequired(name: string, header: object | undefined): boolean {
  // A reply that a service worker makes cannot carry a cookie.
  if (name === 'Set-Cookie') return false;
  if (header === undefined || !('$ref' in header)) return false;
  const shared = contract.components.headers as Readonly<Record<string, { required?: boolean }>>;
  return shared[String(header.$ref).split('/').at(-1) ?? '']?.required === true;
}
