import { describe, expect, it } from 'vitest';
import { dsnOrigin, readDsn } from './dsn';

describe('readDsn', () => {
  it('takes an address with key and project, and none', () => {
    const dsn = 'https://abc123@o7.monitoring.example:8443/path/42';
    expect(readDsn(dsn)).toBe(dsn);
    expect(dsnOrigin(dsn)).toBe('https://o7.monitoring.example:8443');
    expect(readDsn('')).toBeNull();
    expect(readDsn(undefined)).toBeNull();
  });

  it.each([
    'https://monitoring.example/1',
    'https://secretkey@monitoring.example/',
    'ftp://secretkey@monitoring.example/1',
    "https://secretkey@monitoring.example; script-src 'unsafe-inline'/1",
  ])('refuses %j without repeating it', (text) => {
    expect(() => readDsn(text)).toThrow(
      /^must be an address such as https:\/\/key@monitoring\.example\.com\/1\.$/,
    );
  });
});
