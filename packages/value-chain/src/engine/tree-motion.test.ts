import { describe, expect, it } from 'vitest';
import { randomGraph, sampleGraph, seededRandom } from '../testing/sample-graphs';
import { settle } from './scene';
import { TreeModel } from './tree-model';
import { TRANSITION_MS, TreeMotion } from './tree-motion';
import type { Occurrence } from './visible-tree';

const chain = sampleGraph('a', { a: ['b', 'c'], b: ['d', 'e'] });

function place(model: TreeModel, id: string): Occurrence {
  const found = model.visiblePlaces(id)[0];
  if (!found) throw new Error(`${id} is not in view`);
  return found;
}

/** True if the rows of each level are sorted by height. */
function isOrdered({ scene }: TreeMotion): boolean {
  const { tree, y } = scene;
  for (let level = 0; level < tree.levels; level++) {
    for (let at = (tree.levelStart[level] as number) + 1; at < (tree.levelStart[level + 1] as number); at++) {
      if ((y[tree.byLevel[at] as number] as number) < (y[tree.byLevel[at - 1] as number] as number))
        return false;
    }
  }
  return true;
}

describe('TreeMotion', () => {
  it('takes 1500 ms from one layout to the next [TREE-010]', () => {
    const model = new TreeModel(chain);
    const motion = new TreeMotion(settle(model.visibleTree()));
    model.open(place(model, 'b'));
    motion.headFor(model.visibleTree(), 1000, TRANSITION_MS);
    expect(motion.step(1000)).toBe(true);
    expect(motion.step(2499)).toBe(true);
    expect(motion.step(2500)).toBe(false);
    expect(motion.scene.growth).toBe(1);
  });

  it('lets new rows grow out of their parent', () => {
    const model = new TreeModel(chain);
    const motion = new TreeMotion(settle(model.visibleTree()));
    const b = place(model, 'b');
    const before = motion.scene.y[b.row];
    model.open(b);
    motion.headFor(model.visibleTree(), 0, TRANSITION_MS);
    const d = place(model, 'd');
    expect(motion.scene.y[d.row]).toBe(before);
    expect(motion.scene.x[d.row]).toBe(180);
    motion.step(TRANSITION_MS);
    expect(motion.scene.x[d.row]).toBe(360);
  });

  it('draws what closes until it has shrunk into its parent', () => {
    const model = new TreeModel(chain);
    model.open(place(model, 'b'));
    const motion = new TreeMotion(settle(model.visibleTree()));
    model.close(place(model, 'b'));
    motion.headFor(model.visibleTree(), 0, TRANSITION_MS);
    expect(motion.scene.tree.count).toBe(5);
    expect(motion.scene.closing).toBe(true);
    motion.step(TRANSITION_MS);
    expect(motion.scene.tree.count).toBe(3);
  });

  it('jumps when motion is reduced', () => {
    const model = new TreeModel(chain);
    const motion = new TreeMotion(settle(model.visibleTree()));
    model.open(place(model, 'b'));
    motion.headFor(model.visibleTree(), 0, 0);
    expect(motion.isMoving).toBe(false);
    expect(motion.scene.x[place(model, 'd').row]).toBe(360);
  });

  it('keeps the order of each level at every moment, however often it is interrupted', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const random = seededRandom(seed);
      const model = new TreeModel(randomGraph(seed, 300));
      model.openTo(3);
      const motion = new TreeMotion(settle(model.visibleTree()));
      let now = 0;
      for (let round = 0; round < 12; round++) {
        const { occurrences } = model.visibleTree();
        model.toggle(occurrences[Math.floor(random() * occurrences.length)] as Occurrence);
        motion.headFor(model.visibleTree(), now, TRANSITION_MS);
        const until = now + random() * 2000;
        for (; now < until; now += 150) {
          motion.step(now);
          expect(isOrdered(motion)).toBe(true);
        }
      }
      motion.step(now + TRANSITION_MS * 2);
      expect(motion.scene.tree).toBe(model.visibleTree());
    }
  });
});
