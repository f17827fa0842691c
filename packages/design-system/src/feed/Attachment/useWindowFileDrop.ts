import { useEffect, useRef } from 'react';

/** Handlers for files that are dragged over the window or dropped on it. */
interface WindowFileDrop {
  /** True if the target currently accepts no files. */
  isOff: boolean;
  onOver: () => void;
  onLeave: () => void;
  onDrop: (files: readonly File[]) => void;
}

/** Mounted drop targets; the window listeners exist while there is at least one. */
const dropTargets = new Set<{ readonly current: WindowFileDrop }>();

/** Returns the dragged files unless another element has handled the event. */
const unhandledFiles = ({ dataTransfer, defaultPrevented }: DragEvent): DataTransfer | null =>
  !defaultPrevented && dataTransfer?.types.includes('Files') ? dataTransfer : null;

/** Returns the only mounted drop target; null if there are several, as the intended one is unknown. */
function soleDropTarget(): WindowFileDrop | null {
  const [taker] = dropTargets;
  return taker && dropTargets.size === 1 && !taker.current.isOff ? taker.current : null;
}

function handleOver(event: DragEvent): void {
  const files = unhandledFiles(event);
  if (!files) return;
  event.preventDefault();
  const taker = soleDropTarget();
  files.dropEffect = taker ? 'copy' : 'none';
  taker?.onOver();
}

function handleDrop(event: DragEvent): void {
  const dropped = unhandledFiles(event);
  if (!dropped) return;
  event.preventDefault();
  const taker = soleDropTarget();
  taker?.onLeave();
  taker?.onDrop([...dropped.files]);
}

/** The pointer has left the window. */
function handleLeave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) for (const { current } of dropTargets) current.onLeave();
}

/**
 * Handles files that are dropped anywhere in the window: prevents the browser from opening them in place of the page, and
 * gives them to the only drop target on it, if there is exactly one.
 */
export function useWindowFileDrop(taker: WindowFileDrop): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => {
    dropTargets.add(latest);
    // `addEventListener` ignores duplicates, so all targets share one set of listeners.
    addEventListener('dragover', handleOver);
    addEventListener('drop', handleDrop);
    addEventListener('dragleave', handleLeave);
    return () => {
      dropTargets.delete(latest);
      if (dropTargets.size > 0) return;
      removeEventListener('dragover', handleOver);
      removeEventListener('drop', handleDrop);
      removeEventListener('dragleave', handleLeave);
    };
  }, []);
}
