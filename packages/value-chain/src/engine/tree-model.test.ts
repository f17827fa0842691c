import { describe, expect, it } from 'vitest';
import type { ChildrenState, DiagramGraph } from '../graph';
import { sampleGraph, sampleNode } from '../testing/sample-graphs';
import { TreeModel } from './tree-model';
import type { Occurrence } from './visible-tree';

const chain = { glass: ['fiber', 'tube'], fiber: ['cable'], cable: ['link', 'duct'] };

function titles(model: TreeModel): string[] {
  return model.visibleTree().occurrences.map((place) => place.node.id);
}

function place(model: TreeModel, id: string, nth = 0): Occurrence {
  const found = model.visiblePlaces(id)[nth];
  if (!found) throw new Error(`${id} is not in view`);
  return found;
}

function withState(graph: DiagramGraph, id: string, state: ChildrenState): DiagramGraph {
  return { ...graph, children: new Map(graph.children).set(id, state) };
}

describe('TreeModel', () => {
  it('has the product as its root and its applications as children [TREE-003]', () => {
    const model = new TreeModel(sampleGraph('glass', chain));
    expect(titles(model)).toEqual(['glass', 'fiber', 'tube']);
    expect(place(model, 'fiber').parent).toBe(model.root);
    expect(place(model, 'tube').depth).toBe(1);
  });

  it('asks for applications that are not loaded, and opens the place when they arrive [TREE-004]', () => {
    const graph: DiagramGraph = {
      root: sampleNode('glass', { childCount: 1 }),
      children: new Map([['glass', { status: 'ready', nodes: [sampleNode('fiber', { childCount: 2 })] }]]),
    };
    const model = new TreeModel(graph);
    const fiber = place(model, 'fiber');
    expect(model.occurrenceState(fiber)).toBe('unloaded');
    expect(model.toggle(fiber)).toBe('fetch');
    expect(model.occurrenceState(fiber)).toBe('loading');

    const loading = withState(graph, 'fiber', { status: 'loading' });
    expect(model.sync(loading).restructured).toBe(false);
    const loaded = withState(loading, 'fiber', {
      status: 'ready',
      nodes: [sampleNode('cable'), sampleNode('laser')],
    });
    const result = model.sync(loaded);
    expect(result.arrived).toEqual([fiber]);
    expect(titles(model)).toEqual(['glass', 'fiber', 'cable', 'laser']);
  });

  it('closes and opens a place whose applications are there, without asking again [TREE-005]', () => {
    const model = new TreeModel(sampleGraph('glass', chain));
    const fiber = place(model, 'fiber');
    expect(model.toggle(fiber)).toBe('opened');
    expect(titles(model)).toEqual(['glass', 'fiber', 'cable', 'tube']);
    expect(model.toggle(fiber)).toBe('closed');
    expect(titles(model)).toEqual(['glass', 'fiber', 'tube']);
  });

  it('remembers what was open below a closed place', () => {
    const model = new TreeModel(sampleGraph('glass', chain));
    const fiber = place(model, 'fiber');
    model.open(fiber);
    model.open(place(model, 'cable'));
    model.close(fiber);
    model.open(fiber);
    expect(titles(model)).toEqual(['glass', 'fiber', 'cable', 'link', 'duct', 'tube']);
  });

  it('stops at a product that repeats one of its ancestors [GAP-086]', () => {
    const model = new TreeModel(sampleGraph('glass', { glass: ['fiber'], fiber: ['cable', 'glass'] }));
    model.open(place(model, 'fiber'));
    const again = place(model, 'glass', 1);
    expect(model.occurrenceState(again)).toBe('cycle');
    expect(again.repeats).toBe(model.root);
    expect(model.toggle(again)).toBe('unchanged');
    expect(titles(model)).toEqual(['glass', 'fiber', 'cable', 'glass']);
  });

  it('opens a shared product in each of its places on its own, and loads it once', () => {
    const model = new TreeModel(
      sampleGraph('glass', { glass: ['fiber', 'tube'], fiber: ['cap'], tube: ['cap'], cap: ['end'] }),
    );
    model.open(place(model, 'fiber'));
    model.open(place(model, 'tube'));
    expect(model.visiblePlaces('cap')).toHaveLength(2);
    expect(model.open(place(model, 'cap', 1))).toBe('opened');
    expect(titles(model)).toEqual(['glass', 'fiber', 'cap', 'tube', 'cap', 'end']);
  });

  it('keeps a place whose applications failed closed, and asks again on the next try', () => {
    const graph: DiagramGraph = {
      root: sampleNode('glass', { childCount: 1 }),
      children: new Map([['glass', { status: 'ready', nodes: [sampleNode('fiber', { childCount: 2 })] }]]),
    };
    const model = new TreeModel(graph);
    const fiber = place(model, 'fiber');
    model.open(fiber);
    expect(model.sync(withState(graph, 'fiber', { status: 'error' })).failed).toEqual([fiber]);
    expect(model.occurrenceState(fiber)).toBe('failed');
    expect(model.open(fiber)).toBe('fetch');
    expect(model.occurrenceState(fiber)).toBe('loading');
  });

  it('keeps places open when a list comes back with another product in it', () => {
    const graph = sampleGraph('glass', chain);
    const model = new TreeModel(graph);
    model.open(place(model, 'fiber'));
    const fiber = place(model, 'fiber');
    const fiberNode = fiber.node;
    model.sync(withState(graph, 'glass', { status: 'ready', nodes: [sampleNode('rod'), fiberNode] }));
    expect(titles(model)).toEqual(['glass', 'rod', 'fiber', 'cable']);
    expect(place(model, 'fiber')).toBe(fiber);
    expect(model.visiblePlaces('tube')).toEqual([]);
  });

  it('says that a product without applications is the end of its chain', () => {
    const model = new TreeModel(sampleGraph('glass', chain));
    expect(model.occurrenceState(place(model, 'tube'))).toBe('end');
    expect(model.toggle(place(model, 'tube'))).toBe('unchanged');
  });
});
