import { describe, expect, it } from 'vitest';
import { followPath } from './follow-path';
import { sampleGraph } from './testing/chain-samples';

const graph = sampleGraph('glass', { glass: ['preform', 'rod'], preform: ['fiber'], fiber: [] });

describe('A path through the value chain', () => {
  it('leads to its last product where all is loaded', () => {
    expect(followPath(graph, ['preform', 'fiber'])).toEqual({
      known: ['glass', 'preform', 'fiber'],
      next: null,
      isWaiting: false,
      isFailed: false,
    });
  });

  it('says whose applications must be fetched to go on', () => {
    expect(followPath(graph, ['rod', 'laser', 'cutter'])).toMatchObject({
      known: ['glass', 'rod'],
      next: 'rod',
    });
  });

  it('waits for what is on its way, and goes no further than where a fetch failed or no such product is', () => {
    const withRod = (status: 'loading' | 'error') => ({
      ...graph,
      applications: new Map([...graph.applications, ['rod', { status }] as const]),
    });
    expect(followPath(withRod('loading'), ['rod', 'laser'])).toMatchObject({ next: null, isWaiting: true });
    const stopped = { known: ['glass', 'rod'], next: null, isWaiting: false, isFailed: true };
    expect(followPath(withRod('error'), ['rod', 'laser'])).toEqual(stopped);
    expect(followPath(graph, ['nothing', 'fiber'])).toEqual({
      ...stopped,
      known: ['glass'],
      isFailed: false,
    });
  });
});
