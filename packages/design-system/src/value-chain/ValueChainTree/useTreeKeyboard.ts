import { foldText } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { type KeyboardEvent, useRef } from 'react';
import type { TreeController, TreeStep } from './engine/tree-controller';
import type { TreeStage } from './engine/tree-stage';

/** ms after which typing starts a new word. */
const TYPING_PAUSE_MS = 600;
const ZOOM_STEP = 1.25;

const STEPS: Readonly<Record<string, TreeStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * The keys of a tree, and those of its window: plus and minus zoom, Page Up and Page Down pan.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function useTreeKeyboard(controller: TreeController, stage: TreeStage | null) {
  const { direction } = useMessages();
  const typed = useRef({ text: '', at: 0 });

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !stage) return;
    const handled = handleKey(event.key, event.timeStamp);
    if (!handled) return;
    event.preventDefault();
    if (handled === 'moved') stage.focusActive();
  };

  function handleKey(key: string, now: number): 'moved' | 'panned' | null {
    const inwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const outwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = key === inwards ? 'in' : key === outwards ? 'out' : STEPS[key];
    if (step) controller.step(step);
    else if (key === 'Enter' || (key === ' ' && !isTyping(now))) controller.activate(controller.active);
    else if (key === '*') controller.openSiblings(controller.active);
    else if (key === '+' || key === '=') return zoom(ZOOM_STEP);
    else if (key === '-') return zoom(1 / ZOOM_STEP);
    else if (key === 'PageDown' || key === 'PageUp') return pan(key === 'PageDown' ? 0.8 : -0.8);
    else if ([...key].length === 1) typeAhead(key, now);
    else return null;
    return 'moved';
  }

  function zoom(factor: number): 'panned' {
    stage?.zoomBy(factor);
    return 'panned';
  }

  function pan(share: number): 'panned' {
    stage?.panByPage(share);
    return 'panned';
  }

  function isTyping(now: number): boolean {
    return typed.current.text !== '' && now - typed.current.at < TYPING_PAUSE_MS;
  }

  function typeAhead(key: string, now: number): void {
    const text = (isTyping(now) ? typed.current.text : '') + key;
    typed.current = { text, at: now };
    stage?.typeAhead(foldText(text));
  }
}
