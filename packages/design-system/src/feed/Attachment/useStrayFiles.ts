import { useEffect, useRef } from 'react';

/** What is told of files that are held over the page, or dropped on it. */
interface StrayFiles {
  /** Whether it takes none for now. */
  isOff: boolean;
  onOver: () => void;
  onLeave: () => void;
  onDrop: (files: readonly File[]) => void;
}

/** Of each that is on the page; the page's listeners stand as long as there is one. */
const takers = new Set<{ readonly current: StrayFiles }>();

/** Files that no other place on the page takes. */
const strayFiles = ({ dataTransfer, defaultPrevented }: DragEvent): DataTransfer | null =>
  !defaultPrevented && dataTransfer?.types.includes('Files') ? dataTransfer : null;

/** Who takes a file that comes from anywhere on the page: of several nobody, as none of them is meant. */
function onlyTaker(): StrayFiles | null {
  const [taker] = takers;
  return taker && takers.size === 1 && !taker.current.isOff ? taker.current : null;
}

function handleOver(event: DragEvent): void {
  const files = strayFiles(event);
  if (!files) return;
  event.preventDefault();
  const taker = onlyTaker();
  files.dropEffect = taker ? 'copy' : 'none';
  taker?.onOver();
}

function handleDrop(event: DragEvent): void {
  const dropped = strayFiles(event);
  if (!dropped) return;
  event.preventDefault();
  const taker = onlyTaker();
  taker?.onLeave();
  taker?.onDrop([...dropped.files]);
}

/** Out of the window. */
function handleLeave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) for (const { current } of takers) current.onLeave();
}

/**
 * Keeps a file that is dropped beside where it should be from opening in place of the page, and of what is written there.
 * The only one on a page that takes files takes those, too.
 */
export function useStrayFiles(taker: StrayFiles): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => {
    takers.add(latest);
    // The same function is listened to once, however many there are.
    addEventListener('dragover', handleOver);
    addEventListener('drop', handleDrop);
    addEventListener('dragleave', handleLeave);
    return () => {
      takers.delete(latest);
      if (takers.size > 0) return;
      removeEventListener('dragover', handleOver);
      removeEventListener('drop', handleDrop);
      removeEventListener('dragleave', handleLeave);
    };
  }, []);
}
