import { isLoopbackHost } from './http/loopback';

/** Error for an invalid environment variable. Its message names the variable and the expected value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Reads a setting. @throws {ConfigError} naming the invalid variable. */
export type Setting<T> = (env: Env) => T;
export type Settings = Readonly<Record<string, Setting<unknown>>>;
export type ValuesOf<Table extends Settings> = { readonly [Name in keyof Table]: ReturnType<Table[Name]> };

export function integer(name: string, usual: number, min = 0, max = 2 ** 31 - 1): Setting<number> {
  return ({ [name]: text }) => {
    if (!text) return usual;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  };
}

export function choice<const T extends string>(name: string, choices: readonly T[], usual: T): Setting<T> {
  return ({ [name]: text }) => {
    if (!text) return usual;
    const found = choices.find((one) => one === text);
    if (found) return found;
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  };
}

export function flag(name: string): Setting<boolean> {
  const read = choice(name, ['on', 'off'], 'off');
  return (env) => read(env) === 'on';
}

export const readAll = <Table extends Settings>(table: Table, env: Env): ValuesOf<Table> =>
  Object.fromEntries(Object.entries(table).map(([name, read]) => [name, read(env)])) as ValuesOf<Table>;

export function group<Table extends Settings>(table: Table): Setting<ValuesOf<Table>> {
  return (env) => readAll(table, env);
}

export const megabytes = (name: string, usual: number): Setting<number> => {
  const read = integer(name, usual, 1, 1_000_000);
  return (env) => read(env) * 2 ** 20;
};

/** Reads a text that must match a pattern; null if unset. */
export function text(name: string, isRight: (text: string) => boolean, what: string): Setting<string | null> {
  return ({ [name]: value }) => {
    if (!value) return null;
    // Values that may be secret are not repeated.
    if (!isRight(value)) throw new ConfigError(`${name} must be ${what}.`);
    return value;
  };
}

export const address = (name: string, start: RegExp, example: string): Setting<string | null> =>
  text(name, (value) => start.test(value) && URL.canParse(value), `a URL such as ${example}`);

/** Parses a variable with another package's parser; its error completes a sentence that starts with the variable. */
export function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns true if the connection is encrypted or stays on this machine or a private network. */
export const isTrustworthy = ({ protocol, host }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host));

export function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new ConfigError(`${name} must be a URL such as https://www.example.com, not "${value}".`);
}

/** Reads the address of a provider. */
export function readProvider(env: Env, name: string, usual: string): string {
  const value = env[name] || usual;
  if (URL.canParse(value) && isTrustworthy(new URL(value))) return value.replace(/\/+$/, '');
  throw new ConfigError(`${name} must be an https URL, not "${value}".`);
}
