import { isEmail } from '@millrace/domain';
import { isLoopbackHost } from './http/loopback';

/** A variable of the environment that can't be used. Its message names the variable and what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Nobody between here and there can read along, or there is nobody between. */
export const isTrustworthy = ({ protocol, host }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host));

/** For readers whose sentences go on from the name of the variable. */
export function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(`${name} ${error instanceof Error ? error.message : error}`);
  }
}

export function readInteger(
  env: Env,
  name: string,
  usual: number,
  { min, max = 2 ** 31 - 1 }: { min: number; max?: number },
) {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

export function readChoice<const T extends string>(
  env: Env,
  name: string,
  choices: readonly T[],
  usual: T,
): T {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const choice = choices.find((one) => one === text);
  if (!choice) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

export function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw new ConfigError(`${name} must be an address such as https://www.example.com, not "${text}".`);
  }
  return url.origin;
}

export function readEmail(env: Env, name: string, usual: string): string {
  const text = env[name]?.trim();
  if (!text) return usual;
  if (!isEmail(text)) throw new ConfigError(`${name} must be an e-mail address, not "${text}".`);
  return text;
}

export function readUuid(env: Env, name: string, usual: string): string {
  const text = env[name];
  if (!text) return usual;
  if (!UUID.test(text)) throw new ConfigError(`${name} must be a UUID, not "${text}".`);
  return text.toLowerCase();
}
