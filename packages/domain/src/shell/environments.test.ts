import { describe, expect, it } from 'vitest';
import { apiUrlFor, environmentForHost, parseEnvironments } from './environments';

const environments = parseEnvironments(
  [
    'production=https://www.millrace.example>https://api.millrace.example',
    'staging=https://staging.millrace.example>https://api-staging.millrace.example',
    'development=http://dev.millrace.example:8080>http://dev.millrace.example:8081',
  ].join(', '),
);
const local = 'http://localhost:5000';

describe('apiUrlFor', () => {
  it.each([
    ['www.millrace.example', 'https://api.millrace.example'],
    ['WWW.Millrace.Example', 'https://api.millrace.example'],
    ['staging.millrace.example', 'https://api-staging.millrace.example'],
    ['dev.millrace.example:8080', 'http://dev.millrace.example:8081'],
    ['localhost:3000', local],
  ])('leads pages of %s to %s [OPS-001]', (host, apiUrl) => {
    expect(apiUrlFor(host, environments, local)).toBe(apiUrl);
  });

  it.each([
    undefined,
    '',
    'millrace.example',
    'www.millrace.example.',
    'www.millrace.example:8443',
    'www.millrace.example@thief.example',
    'www.millrace.example, thief.example',
    'thief.example/www.millrace.example',
    'https://www.millrace.example',
    'api.millrace.example',
    'dev.millrace.example',
  ])('takes %j for none of ours', (host) => {
    expect(environmentForHost(host, environments)).toBeNull();
    expect(apiUrlFor(host, environments, local)).toBe(local);
  });
});

describe('parseEnvironments', () => {
  it('has none without an entry, and leaves out slashes and ports that browsers leave out', () => {
    expect(parseEnvironments(' ,')).toEqual([]);
    expect(parseEnvironments('staging = https://a.example:443/ > http://b.example:80')).toEqual([
      { name: 'staging', webUrl: 'https://a.example', apiUrl: 'http://b.example' },
    ]);
  });

  it.each([
    'production',
    'production=https://a.example',
    'production=https://a.example>',
    'production=https://a.example>https://b.example>https://c.example',
    'preview=https://a.example>https://b.example',
    'production=ftp://a.example>https://b.example',
    'production=https://a.example/path>https://b.example',
    'production=https://user@a.example>https://b.example',
    "production=https://a.example>https://b.example; script-src 'unsafe-inline'",
  ])('refuses %j', (text) => {
    expect(() => parseEnvironments(text)).toThrow(/^must contain environments such as/);
  });

  it.each([
    'staging=https://a.example>https://b.example,staging=https://c.example>https://d.example',
    'staging=https://a.example>https://b.example,production=https://a.example>https://d.example',
  ])('refuses what is there twice: %s', (text) => {
    expect(() => parseEnvironments(text)).toThrow(/appears twice\.$/);
  });
});
