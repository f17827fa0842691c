import { describe, expect, it } from 'vitest';
import { followLinks, followPath } from './graph';
import { sampleGraph } from './testing/sample-graphs';

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
      children: new Map([...graph.children, ['rod', { status }] as const]),
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

describe('A graph of lists', () => {
  const lists = {
    root: 'fiber',
    nodes: ['glass', 'fiber', 'cable', 'laser'].map((id) => ({ id, label: id.toUpperCase(), price: 3 })),
    links: [
      { source: 'glass', target: 'fiber' },
      { source: 'fiber', target: 'cable' },
      { source: 'fiber', target: 'laser' },
      { source: 'fiber', target: 'laser' },
      { source: 'laser', target: 'fiber' },
      { source: 'fiber', target: 'nothing' },
      { source: 'nothing', target: 'fiber' },
    ],
  };
  const below = (graph: ReturnType<typeof followLinks<(typeof lists.nodes)[number]>>, id: string) => {
    const state = graph.children.get(id);
    return state?.status === 'ready' ? state.nodes.map((node) => node.id) : state?.status;
  };

  it('follows links from source to target, each once, and counts them', () => {
    const graph = followLinks(lists);
    expect(graph.root).toEqual({ id: 'fiber', label: 'FIBER', price: 3, childCount: 2 });
    expect(below(graph, 'fiber')).toEqual(['cable', 'laser']);
    expect(below(graph, 'laser')).toEqual(['fiber']);
    expect(below(graph, 'cable')).toEqual([]);
  });

  it('follows them back upstream', () => {
    const graph = followLinks(lists, 'upstream');
    expect(below(graph, 'fiber')).toEqual(['glass', 'laser']);
    expect(below(graph, 'glass')).toEqual([]);
  });

  it('has a root, or is refused', () => {
    expect(() => followLinks({ ...lists, root: 'tube' })).toThrow('"tube"');
  });
});
