import { describe, expect, it } from 'vitest';
import { readOperations } from './operations';

const operations = readOperations();

describe('the contract', () => {
  it('names every call once', () => {
    const ids = operations.map(({ id }) => id);

    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives an example of each JSON reply', () => {
    const without = operations.flatMap(({ id, responses }) =>
      Object.entries(responses)
        .filter(([, { content }]) => {
          const media = content?.['application/json'];
          return media !== undefined && Object.keys(media.examples ?? {}).length === 0;
        })
        .map(([status]) => `${id} ${status}`),
    );

    expect(without).toEqual([]);
  });
});
