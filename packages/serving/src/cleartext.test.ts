import { expect, it } from 'vitest';
import { assertEncryptedOrPrivate } from './cleartext';

const refusal = (address: string, privateHosts?: string): string | null => {
  try {
    assertEncryptedOrPrivate(new URL(address), privateHosts, 'use https');
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  'http://localhost:5000',
  'http://127.0.0.1',
  'http://[::1]:5000',
  'http://10.0.0.5:5000',
  'http://172.20.0.3',
  'http://192.168.1.9',
  'http://[fd12::1]',
  'http://api:5000',
  'http://api.prod.svc',
  'http://api.prod.svc.cluster.local',
  'http://api.internal',
  'postgres:///millrace?host=/run/postgresql',
])('cleartext is allowed to %s', (address) => {
  expect(refusal(address)).toBeNull();
});

it.each(['http://api.example.com', 'http://203.0.113.9:5000', 'http://[2001:4860::1]'])(
  'cleartext is refused to %s',
  (address) => {
    expect(refusal(address)).toMatch(
      /^sends passwords and sessions to \S+ in clear text: use https\. .* PRIVATE_HOSTS\.$/,
    );
  },
);

it('cleartext is allowed to hosts in PRIVATE_HOSTS', () => {
  expect(refusal('http://api.example.com', 'db.example.com, API.example.com')).toBeNull();
  expect(refusal('http://api.example.com', 'example.com')).not.toBeNull();
});
