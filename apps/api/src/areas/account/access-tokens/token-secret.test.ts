import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PATH } from '../../../platform/paths';
import { hashSecret, isSecret, newSecret } from './token-secret';

describe('the secret of a token', () => {
  it('is never the same, and has the form that scanners look for', () => {
    const secrets = Array.from({ length: 200 }, newSecret);
    expect(new Set(secrets).size).toBe(200);
    expect(secrets.filter((secret) => !/^mlr_pat_[0-9A-Za-z]{42}$/.test(secret))).toEqual([]);
    expect(secrets.filter((secret) => !isSecret(secret))).toEqual([]);
  });

  it('rejects a secret that was mistyped or cut short', () => {
    const secret = newSecret();
    const other = secret.at(-1) === 'a' ? 'b' : 'a';
    expect(isSecret(`${secret.slice(0, -1)}${other}`)).toBe(false);
    expect(isSecret(secret.slice(0, -1))).toBe(false);
    expect(isSecret(secret.replace('mlr_pat_', 'mlr_'))).toBe(false);
    expect(isSecret(`${secret}\n`)).toBe(false);
  });

  it('has the checksum that the contract describes', () => {
    const [example = ''] = /mlr_pat_[0-9A-Za-z]{42}/.exec(readFileSync(CONTRACT_PATH, 'utf8')) ?? [];
    expect(isSecret(example)).toBe(true);
  });

  it('cannot be read from what is kept of it', () => {
    const secret = newSecret();
    expect(hashSecret(secret)).toMatch(/^[\w-]{43}$/);
    expect(hashSecret(secret)).not.toContain(secret.slice(8, 16));
  });
});
