import { describe, expect, it, vi } from 'vitest';
import { sampleGraph, sampleNode } from '../testing/chain-samples';
import { findProducts } from './find-products';
import { TreeController, type TreeEvent } from './tree-controller';
import type { Occurrence } from './tree-model';

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
    const [path] = findProducts(chain, 'LINK');
    expect(path).toEqual(['glass', 'fiber', 'cable', 'link']);
    controller.goToPath(path ?? []);
    expect(controller.selected?.node.id).toBe('link');
    expect(events).toEqual(['structure', 'reveal']);
    expect(findProducts(chain, '  ')).toEqual([]);
  });

  it('finds a shared product once', () => {
    expect(findProducts(chain, 'cable')).toHaveLength(1);
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
        root: sampleNode('r', { childApplications: 3 }),
        applications: new Map([
          [
            'r',
            {
              status: 'ready',
              nodes: [
                sampleNode('a', { childApplications: 1 }),
                sampleNode('b', { childApplications: 1 }),
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
    controller.typeAhead('p');
    expect(controller.active.node.id).toBe('fiber');
    controller.typeAhead('product t');
    expect(controller.active.node.id).toBe('tube');
    controller.typeAhead('product t');
    expect(controller.active.node.id).toBe('tube');
  });
});
