import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPlateTarget, point } from '../testing/plate-target';
import { watchGestures } from './plate-gestures';
import { bufferEvents } from './tree-stage';

let plate: HTMLElement;
let stop: () => void;
const target = aPlateTarget();
const onEvent = vi.fn();
let take: () => readonly Event[];

beforeEach(() => {
  vi.clearAllMocks();
  plate = document.createElement('div');
  document.body.append(plate);
  take = bufferEvents(plate, onEvent);
  stop = () => undefined;
});

afterEach(() => {
  stop();
  plate.remove();
});

const begin = () => {
  stop = watchGestures(plate, target, take());
};

it('sees to what was turned and pressed before, in order, and once', () => {
  const turn = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true });
  plate.dispatchEvent(turn);
  plate.click();
  expect(turn.defaultPrevented).toBe(true);
  expect(onEvent).toHaveBeenCalledTimes(2);
  begin();
  expect(target.panBy.mock.calls).toEqual([[-0, -40]]);
  expect(target.press).toHaveBeenCalledOnce();
  expect(target.panBy.mock.invocationCallOrder[0]).toBeLessThan(
    target.press.mock.invocationCallOrder[0] as number,
  );
  plate.click();
  expect(target.press).toHaveBeenCalledTimes(2);
  expect(onEvent).toHaveBeenCalledTimes(2);
});

it('pans as far as was dragged, also where the pointer is gone by now', () => {
  point(plate, 'pointerdown', 50, 1);
  point(plate, 'pointermove', 90, 1);
  point(plate, 'pointerup', 90, 0);
  begin();
  expect(target.panBy.mock.calls).toEqual([[40, 0]]);
  expect(target.setDragging.mock.calls).toEqual([[true], [false]]);
});

it('keeps nothing of a pointer that only passes', () => {
  point(plate, 'pointermove', 50, 0);
  expect(onEvent).not.toHaveBeenCalled();
  expect(take()).toEqual([]);
});
