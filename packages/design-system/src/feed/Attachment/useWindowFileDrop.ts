import { useEffect, useRef } from 'react';

/** What is told of files that are held over the page, or dropped on it. */
interface WindowFileDrop {
  /** True if it takes none for now. */
  isOff: boolean;
  onOver: () => void;
  onLeave: () => void;
  onDrop: (files: readonly File[]) => void;
}

/** Of each that is on the page; the page's listeners stand as long as there is one. */
const dropTargets = new Set<{ readonly current: WindowFileDrop }>();

/** Files that no other place on the page takes. */
const unhandledFiles = ({ dataTransfer, defaultPrevented }: DragEvent): DataTransfer | null =>
  !defaultPrevented && dataTransfer?.types.includes('Files') ? dataTransfer : null;

/** Who takes a file that comes from anywhere on the page: of several nobody, as none of them is meant. */
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

/** Out of the window. */
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
    // The same function is listened to once, however many there are.
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
