import { describe, expect, it, vi } from 'vitest';
import type { DiagramGraph, DiagramNode } from '../graph';
import { sampleGraph, sampleNode } from '../testing/sample-graphs';
import { findNodes, typeAhead } from './find-nodes';
import { TreeController, type TreeEvent } from './tree-controller';
import type { Occurrence } from './visible-tree';

const chain = sampleGraph('glass', {
  glass: ['fiber', 'tube'],
  fiber: ['cable', 'laser'],
  tube: ['cable'],
  cable: ['link'],
});

function setUp(openLevels = 0) {
  const onExpand = vi.fn();
  const controller = new TreeController(chain, { onExpand, openLevels });
  const events: TreeEvent['kind'][] = [];
  controller.subscribe((event) => events.push(event.kind));
  const place = (id: string, nth = 0) => controller.model.visiblePlaces(id)[nth] as Occurrence;
  return { controller, onExpand, events, place };
}

describe('TreeController', () => {
  it('walks in reading order, into branches and out of them', () => {
    const { controller } = setUp(1);
    const walk = (...steps: Parameters<TreeController['step']>[0][]) => {
      for (const step of steps) controller.step(step);
      return controller.active.node.id;
    };
    expect(walk('next')).toBe('fiber');
    expect(walk('in')).toBe('cable');
    expect(walk('next', 'next', 'next')).toBe('cable');
    expect(walk('out')).toBe('tube');
    expect(walk('last', 'first')).toBe('glass');
    expect(walk('previous')).toBe('glass');
  });

  it('moves focus and selection to what closed over them', () => {
    const { controller, place } = setUp(1);
    controller.select(place('laser'));
    controller.close(place('fiber'));
    expect(controller.active.node.id).toBe('fiber');
    expect(controller.selected?.node.id).toBe('fiber');
  });

  it('finds products below closed places and opens the way to them', () => {
    const { controller, events } = setUp();
    const [path] = findNodes(chain, 'LINK');
    expect(path).toEqual(['glass', 'fiber', 'cable', 'link']);
    controller.goToPath(path ?? []);
    expect(controller.selected?.node.id).toBe('link');
    expect(events).toEqual(['structure', 'reveal']);
    expect(findNodes(chain, '  ')).toEqual([]);
  });

  it('finds a shared product once', () => {
    expect(findNodes(chain, 'cable')).toHaveLength(1);
  });

  it('goes round the places of a product', () => {
    const { controller, place } = setUp(1);
    const [first, second] = [place('cable'), place('cable', 1)];
    controller.goToNextPlace(first);
    expect(controller.selected).toBe(second);
    controller.goToNextPlace(second);
    expect(controller.selected).toBe(first);
  });

  it('opens all siblings, asking for what is not loaded', () => {
    const onExpand = vi.fn();
    const controller = new TreeController(
      {
        root: sampleNode('r', { childCount: 3 }),
        children: new Map([
          [
            'r',
            {
              status: 'ready',
              nodes: [
                sampleNode('a', { childCount: 1 }),
                sampleNode('b', { childCount: 1 }),
                sampleNode('c'),
              ],
            },
          ],
        ]),
      },
      { onExpand },
    );
    controller.openSiblings(controller.model.visiblePlaces('a')[0] as Occurrence);
    expect(onExpand.mock.calls).toEqual([['a'], ['b']]);
  });

  it('goes to what was typed: one letter moves on, more mean one name', () => {
    const { controller } = setUp();
    typeAhead(controller, 'p');
    expect(controller.active.node.id).toBe('fiber');
    typeAhead(controller, 'product t');
    expect(controller.active.node.id).toBe('tube');
    typeAhead(controller, 'product t');
    expect(controller.active.node.id).toBe('tube');
  });

  describe('while applications are on their way', () => {
    const ready = (...nodes: DiagramNode[]) => ({ status: 'ready', nodes }) as const;
    const branch = (id: string) => sampleNode(id, { childCount: 2 });

    /** Glass with two branches of which nothing is loaded, and one that holds another such. */
    function setUpSlow() {
      let graph: DiagramGraph = {
        root: branch('glass'),
        children: new Map([
          ['glass', ready(branch('fiber'), branch('tube'), branch('rod'))],
          ['rod', ready(branch('laser'))],
        ]),
      };
      const controller = new TreeController(graph, { onExpand: vi.fn() });
      const events: TreeEvent[] = [];
      const place = (id: string) => controller.model.visiblePlaces(id)[0] as Occurrence;
      const arrive = (id: string) => {
        graph = {
          ...graph,
          children: new Map(graph.children).set(id, ready(sampleNode(`of-${id}`))),
        };
        controller.sync(graph);
      };
      const watch = () => controller.subscribe((event) => events.push(event));
      return { controller, events, place, arrive, watch };
    }

    it('gives room to what arrives where the reader is', () => {
      const { controller, events, place, arrive, watch } = setUpSlow();
      controller.activate(place('fiber'));
      watch();
      arrive('fiber');
      expect(events[0]).toEqual({ kind: 'structure', anchor: place('fiber'), opened: true });
    });

    it('keeps the reader where they have gone since', () => {
      const { controller, events, place, arrive, watch } = setUpSlow();
      controller.activate(place('fiber'));
      controller.focus(place('tube'));
      watch();
      arrive('fiber');
      expect(events[0]).toEqual({ kind: 'structure', anchor: place('tube'), opened: false });
      expect(place('fiber').expanded).toBe(true);
    });

    it('moves nothing for what arrives below a place that was closed since', () => {
      const { controller, events, place, arrive, watch } = setUpSlow();
      controller.open(place('rod'));
      controller.open(place('laser'));
      controller.close(place('rod'));
      watch();
      arrive('laser');
      expect(events.map(({ kind }) => kind)).toEqual(['state', 'arrived']);
      controller.open(place('rod'));
      expect(place('of-laser').row).toBeGreaterThan(0);
    });
  });
});

describe('Places that their owner opens', () => {
  it('are open, all others closed, and told by their paths', () => {
    const { controller, events } = setUp(9);
    expect(controller.openPlaces([[], ['tube']])).toBe(false);
    expect(controller.openPaths()).toEqual([[], ['tube']]);
    expect(events).toEqual(['structure']);
    controller.openPlaces([['tube', 'cable']], { keepsOthers: true });
    expect(controller.openPaths()).toEqual([[], ['tube'], ['tube', 'cable']]);
  });

  it('wait for children that are not loaded, which are asked for once', () => {
    const onExpand = vi.fn();
    const node = (id: string, childCount = 0) => sampleNode(id, { childCount });
    const graph: DiagramGraph = {
      root: node('glass', 1),
      children: new Map([['glass', { status: 'ready', nodes: [node('fiber', 1)] }]]),
    };
    const controller = new TreeController(graph, { onExpand });
    const paths = [[], ['fiber'], ['fiber', 'cable']];
    expect(controller.openPlaces(paths)).toBe(true);
    expect(controller.openPlaces(paths, { keepsOthers: true })).toBe(true);
    expect(onExpand.mock.calls).toEqual([['fiber']]);
    controller.sync({
      ...graph,
      children: new Map([...graph.children, ['fiber', { status: 'error' }] as const]),
    });
    expect(controller.openPlaces(paths)).toBe(false);
    expect(onExpand).toHaveBeenCalledOnce();
  });
});
