import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import ours from './list-shape.mjs';

const LIST = { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } };
const ENTRIES = { type: 'array', items: { type: 'string' } };
const NAME_LIST = {
  allOf: [{ $ref: '#/components/schemas/List' }],
  type: 'object',
  required: ['results'],
  properties: { results: ENTRIES },
};
const LIMIT = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const CURSOR = { name: 'cursor', in: 'query', schema: { type: 'string' } };

/**
 * Lints a contract of one call.
 * @param {{ path?: string, operationId?: string, parameters?: object[], schemas?: Record<string, object>, reply: object }} call
 */
async function lint({ path = '/api/v2/names', operationId = 'listNames', parameters = [], schemas, reply }) {
  const config = await createConfig({ plugins: [ours()], rules: { 'millrace/list-shape': 'error' } });
  const responses = { 200: { description: 'Names.', content: { 'application/json': { schema: reply } } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1.0.0' },
    paths: { [path]: { get: { operationId, parameters, responses } } },
    components: { schemas: { List: LIST, ...schemas } },
  };
  const problems = await lintFromString({
    source: stringify(document, { aliasDuplicateObjects: false }),
    config,
  });
  return problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`);
}

const named = { $ref: '#/components/schemas/NameList' };
const refused = (/** @type {string} */ why) => [`#/paths/~1api~1v2~1names/get: A list of /api/v2 ${why}.`];

describe('lists of /api/v2', () => {
  it('pass with the one shape, with pages and without', async () => {
    const schemas = { NameList: NAME_LIST };
    expect(await lint({ schemas, reply: named })).toEqual([]);
    expect(await lint({ schemas, reply: named, parameters: [CURSOR, LIMIT] })).toEqual([]);
  });

  it.each([
    ['a bare array', { operationId: 'getNames', reply: ENTRIES }],
    ['entries of another name', { operationId: 'getNames', reply: { properties: { Items: ENTRIES } } }],
    [
      'pages of another shape',
      { operationId: 'getNames', parameters: [CURSOR, LIMIT], reply: { type: 'object' } },
    ],
    [
      'parts that are written out',
      { reply: { ...LIST, properties: { ...LIST.properties, results: ENTRIES } } },
    ],
  ])('are refused as %s', async (_, call) => {
    expect(await lint(call)).toEqual(refused('is made of the schema List, by allOf'));
  });

  it('are refused without a name of their own', async () => {
    const reply = { $ref: '#/components/schemas/Names' };
    const why = 'has a schema whose name ends in List';
    expect(await lint({ schemas: { Names: NAME_LIST }, reply })).toEqual(refused(why));
    expect(await lint({ reply: NAME_LIST })).toEqual(refused(why));
  });

  it('are refused where the entries may be missing', async () => {
    const schemas = { NameList: { ...NAME_LIST, required: [] } };
    expect(await lint({ schemas, reply: named })).toEqual(
      refused('has its entries in `results`, which is required'),
    );
  });

  it.each([[[CURSOR]], [[LIMIT]], [[CURSOR, LIMIT, { ...LIMIT, name: 'start' }]]])(
    'are refused with pages by other parameters: %j',
    async (parameters) => {
      expect(await lint({ schemas: { NameList: NAME_LIST }, parameters, reply: named })).toEqual(
        refused('that has pages takes `limit` and `cursor`, and nothing else for paging'),
      );
    },
  );
});

it('lets pass what is no list, and lists of /api/v1', async () => {
  const one = { type: 'object', properties: { count: { type: 'integer' }, pictures: ENTRIES } };
  expect(await lint({ operationId: 'getName', reply: one })).toEqual([]);
  expect(await lint({ path: '/api/v1/names', reply: ENTRIES })).toEqual([]);
});
