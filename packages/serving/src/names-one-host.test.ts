import { expect, it } from 'vitest';
import { namesOneHost } from './names-one-host';

const isTaken = (...hosts: string[]) =>
  namesOneHost({ rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['Host', host])] });

it('takes a name or an address, with a port or without, and a request that names none', () => {
  for (const host of ['example.com', 'a.example:8080', 'localhost', '127.0.0.1:3000', '[::1]:443', 'my_host'])
    expect(isTaken(host), host).toBe(true);
  expect(isTaken()).toBe(true);
});

it('takes no two, and none that a host cannot be called', () => {
  expect(isTaken('example.com', 'example.com')).toBe(false);
  for (const host of ['', 'a"><script>', 'a b', 'a/b', 'user@a', 'a:b', 'a:123456', '[::1', 'a,b'])
    expect(isTaken(host), host).toBe(false);
});
