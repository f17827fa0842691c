import { expect, it } from 'vitest';
import { RouteTable } from './route-table';

const table = new RouteTable<string>();
table.add('get', '/products', 'list');
table.add('get', '/product/{id}', 'one');
table.add('post', '/product/id', 'for its id');
table.add('get', '/product/{productId}/followers', 'followers');
table.add('get', '/product/search/{text}', 'search');

it.each([
  ['get', '/products', 'list', {}],
  ['get', '/product/7', 'one', { id: '7' }],
  ['get', '/product/id', 'one', { id: 'id' }],
  ['post', '/product/id', 'for its id', {}],
  ['get', '/product/7/followers', 'followers', { productId: '7' }],
  ['get', '/product/search/followers', 'search', { text: 'followers' }],
  ['get', '/product/search/a%2Fb%20c', 'search', { text: 'a/b c' }],
])('leads %s %s to %s', (method, path, target, variables) => {
  expect(table.find(method, path)).toEqual({ target, variables });
});

it.each([
  ['delete', '/products'],
  ['get', '/'],
  ['get', '/product/'],
  ['get', '/product/7/'],
  ['get', '/product/7/followers/8'],
  ['get', '/Products'],
])('leads %s %s nowhere', (method, path) => {
  expect(table.find(method, path)).toBeNull();
});

it('refuses a segment that can’t be decoded', () => {
  expect(() => table.find('get', '/product/%E0%A4%A')).toThrow('couldn’t read');
});
