import { describe, expect, it } from 'vitest';
import { DEFAULT_RETURN_PATH, safeReturnPath } from './return-path';

describe('safeReturnPath', () => {
  it.each([
    '/',
    '/product/optical-fiber/7',
    '/product/optical-fiber/7?tab=suppliers&sort=country#row-3',
    '/product/%E6%AF%8D%E6%9D%90/7/followers',
    '/product/ærø/7',
    '/signup?next=https%3A%2F%2Fexample.com//x',
    '/authors',
    '/apiary',
    '/a:b@c',
  ])('keeps a path of this site: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '',
    'product/7',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    ' /product/7',
    '/\t/evil.example',
    '/\n/evil.example',
    '/product/7\r\nset-cookie: a=b',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%2525252525252Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/product/../../evil',
    '/product/%2e%2e/auth/logout',
    '/product//evil.example',
    '/100%',
    '/%c0%af/evil.example',
    '/auth/logout',
    '/AUTH/logout',
    '/auth',
    '/%61uth/logout',
    '/api/v1/current_user',
    `/${'a'.repeat(2001)}`,
    '/\ud800',
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBe(DEFAULT_RETURN_PATH);
    expect(safeReturnPath(path, '/')).toBe('/');
  });

  it.each([undefined, null, 7, ['/a', '/b'], { toString: () => '/a' }])(
    'refuses what is no text: %j',
    (value) => {
      expect(safeReturnPath(value)).toBe(DEFAULT_RETURN_PATH);
    },
  );
});
