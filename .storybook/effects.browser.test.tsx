import { useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { settleEffects, useEffectsSignal } from './effects';

const canvas = document.createElement('div');

function Story() {
  const [text, setText] = useState('drawn first');
  useEffect(() => setText('set by an effect'), []);
  return text;
}

/** Draws as Storybook does, which waits until the story stands there. */
function Canvas({ onceThere }: { onceThere: () => void }) {
  useLayoutEffect(onceThere);
  useEffectsSignal(canvas);
  return <Story />;
}

it('waits for the effects of a story, and until what they set is drawn', async () => {
  const root = createRoot(canvas);
  onTestFinished(() => root.unmount());
  await new Promise<void>((resolve) => root.render(<Canvas onceThere={resolve} />));
  expect(canvas.textContent).toBe('drawn first');
  await settleEffects(canvas);
  expect(canvas.textContent).toBe('set by an effect');
});

it('does not wait for a story that threw', async () => {
  await expect(settleEffects(document.createElement('div'))).resolves.toBeUndefined();
});
