import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPlateTarget, point } from '../testing/plate-target';
import { watchGestures } from './plate-gestures';

let plate: HTMLElement;
let stop: () => void;
const target = aPlateTarget();

beforeEach(() => {
  vi.clearAllMocks();
  plate = document.createElement('div');
  plate.innerHTML = '<div data-component="ErrorState" role="alert"><button>Try again</button></div>';
  // Synthetic events have no active pointer to capture.
  plate.setPointerCapture = () => undefined;
  document.body.append(plate);
  stop = watchGestures(plate, target);
});

afterEach(() => {
  stop();
  plate.remove();
});

const button = () => plate.querySelector('button') as HTMLElement;

it('pans while the mouse is pressed, and no longer where its release was not told', () => {
  point(plate, 'pointerdown', 50, 1);
  point(plate, 'pointermove', 70, 1);
  expect(target.panBy).toHaveBeenLastCalledWith(20, 0);
  point(plate, 'pointermove', 200, 0);
  point(plate, 'pointermove', 300, 0);
  expect(target.panBy).toHaveBeenCalledOnce();
  expect(target.setDragging.mock.calls).toEqual([[true], [false]]);
});

it('takes no press or drag on a message for one on the plate', () => {
  button().click();
  point(button(), 'pointerdown', 50, 1);
  point(plate, 'pointermove', 90, 1);
  expect(target.press).not.toHaveBeenCalled();
  expect(target.panBy).not.toHaveBeenCalled();
  plate.click();
  expect(target.press).toHaveBeenCalledOnce();
});
