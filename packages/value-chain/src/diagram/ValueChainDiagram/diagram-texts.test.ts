import { describe, expect, it } from 'vitest';
import { TreeModel } from '../../engine/tree-model';
import { sampleGraph } from '../../testing/sample-graphs';
import { otherParents } from './diagram-texts';

/** The places of a product in a tree that is open. */
function loadedPlaces(productId: string, lists: Record<string, readonly string[]>) {
  const model = new TreeModel(sampleGraph('root', lists));
  model.openTo(9);
  return model.visiblePlaces(productId);
}

describe('otherParents', () => {
  it('names the products under which a product stands as well', () => {
    const places = loadedPlaces('x', { root: ['a', 'b', 'c'], a: ['x'], b: ['x'], c: ['x'] });
    const [first, second] = places;
    expect(first && otherParents(first, places, ', ')).toBe('Product b, Product c');
    expect(second && otherParents(second, places, ', ')).toBe('Product a, Product c');
  });

  it('names each once, and none under which it stands itself', () => {
    const places = loadedPlaces('x', { root: ['a', 'b', 'c'], a: ['p'], b: ['p'], c: ['x'], p: ['x'] });
    expect(places).toHaveLength(3);
    const [first, , last] = places;
    expect(first && otherParents(first, places, ', ')).toBe('Product c');
    expect(last && otherParents(last, places, ', ')).toBe('Product p');
  });

  it('names three of many', () => {
    const lists = { root: ['a', 'b', 'c', 'd', 'e'], a: ['x'], b: ['x'], c: ['x'], d: ['x'], e: ['x'] };
    const places = loadedPlaces('x', lists);
    expect(places[0] && otherParents(places[0], places, ', ')).toBe('Product b, Product c, Product d, …');
  });

  it('says nothing of a product that stands once, or else at the root only', () => {
    const once = loadedPlaces('a', { root: ['a'] });
    expect(once[0] && otherParents(once[0], once, ', ')).toBe('');
    const repeated = loadedPlaces('root', { root: ['a'], a: ['root'] });
    expect(repeated).toHaveLength(2);
    expect(repeated[1] && otherParents(repeated[1], repeated, ', ')).toBe('');
  });
});
