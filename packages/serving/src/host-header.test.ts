import { expect, it } from 'vitest';
import { hasValidHostHeader } from './host-header';

const isTaken = (...hosts: string[]) =>
  hasValidHostHeader({ rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['Host', host])] });

it('a Host header may be a name or an address with an optional port, or be absent', () => {
  for (const host of ['example.com', 'a.example:8080', 'localhost', '127.0.0.1:3000', '[::1]:443', 'my_host'])
    expect(isTaken(host), host).toBe(true);
  expect(isTaken()).toBe(true);
});

it('two Host headers and malformed ones are invalid', () => {
  expect(isTaken('example.com', 'example.com')).toBe(false);
  for (const host of ['', 'a"><script>', 'a b', 'a/b', 'user@a', 'a:b', 'a:123456', '[::1', 'a,b'])
    expect(isTaken(host), host).toBe(false);
});
