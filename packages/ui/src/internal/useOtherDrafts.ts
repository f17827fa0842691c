import { useCallback, useEffect, useRef, useState } from 'react';
import { changeOthers, othersKeyOf, parseDraft, readOthers, readText, writeText } from './kept-texts';

/** What another window has written under the same key. */
export interface OtherDraft<Draft> {
  draft: Partial<Draft>;
  /** Puts it here; what was written here takes its place among the others. */
  takeOver: () => void;
  /** Forgets it, unless the other window goes on with it. */
  drop: () => void;
}

interface OwnDraft<Draft> {
  /** As it would be kept. */
  textOfDraft: () => string;
  /** What a draft is that nothing was written in. */
  blank: string;
  isUntouched: () => boolean;
  /** Puts what came in in its place. */
  arrive: (kept: Partial<Draft>) => void;
}

/** Told what this window does with what is kept. Each is the same function as long as the key is. */
interface OtherDrafts<Draft> {
  other: OtherDraft<Draft> | null;
  handleRead: (text: string | null) => void;
  /** Called before a text is written: what another window has there is put aside first. */
  handleWrite: (text: string) => void;
  /** Keeps what this window has among the others, where another window has taken it from the key. */
  putAside: () => void;
  /** Forgets what this window has kept, and leaves alone what another has written over it. */
  forgetOwn: () => void;
}

/**
 * What other windows write under the key of a draft: in place of an untouched one it stands at once, and beside one that
 * is written in it is offered. Nothing that is written over is lost: it waits under a key of its own.
 *
 * @param key Null where no other window has the draft.
 */
export function useOtherDrafts<Draft extends object>(
  key: string | null,
  { textOfDraft, blank, isUntouched, arrive }: OwnDraft<Draft>,
): OtherDrafts<Draft> {
  // What is kept, as this window knows it: anything else is another's.
  const known = useRef<string | null>(null);
  const [offered, setOffered] = useState<string | null>(null);

  const lookAgain = useCallback(() => {
    if (key === null) return;
    const kept = readText('local', key);
    const isOthers = (text: string | null): text is string =>
      text !== null && text !== blank && text !== textOfDraft() && parseDraft(text) !== null;
    const live = kept === known.current ? null : kept;
    setOffered([...readOthers(key), live].findLast(isOthers) ?? null);
  }, [key, blank, textOfDraft]);

  const handleRead = useCallback(
    (text: string | null) => {
      known.current = text;
      lookAgain();
    },
    [lookAgain],
  );
  const handleWrite = useCallback(
    (text: string) => {
      if (key === null) return;
      const kept = readText('local', key);
      const isOthers = kept !== known.current && kept !== text && kept !== blank;
      changeOthers(key, { add: isOthers ? kept : null, remove: [known.current ?? text, text] });
      known.current = text;
      lookAgain();
    },
    [key, blank, lookAgain],
  );
  const putAside = useCallback(() => {
    if (key !== null) changeOthers(key, { add: textOfDraft(), remove: [] });
  }, [key, textOfDraft]);
  const forgetOwn = useCallback(() => {
    if (key === null) return;
    const kept = readText('local', key);
    const own = [known.current, textOfDraft()].filter((text) => text !== null);
    changeOthers(key, { remove: own });
    if (kept !== null && own.includes(kept)) writeText('local', key, null);
    known.current = null;
    lookAgain();
  }, [key, textOfDraft, lookAgain]);

  useEffect(() => {
    if (key === null) return;
    const handleStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed !== key && changed !== othersKeyOf(key)) return;
      const kept = changed === key && newValue !== blank ? parseDraft<Draft>(newValue) : null;
      if (kept !== null && isUntouched()) {
        known.current = newValue;
        arrive(kept);
      }
      lookAgain();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [key, blank, isUntouched, arrive, lookAgain]);

  const draft = offered === null ? null : parseDraft<Draft>(offered);
  if (key === null || offered === null || draft === null) {
    return { other: null, handleRead, handleWrite, putAside, forgetOwn };
  }
  const takeOver = () => {
    const own = textOfDraft();
    changeOthers(key, { add: own === blank ? null : own, remove: [offered] });
    writeText('local', key, offered);
    known.current = offered;
    arrive(draft);
    lookAgain();
  };
  const drop = () => {
    changeOthers(key, { remove: [offered] });
    const kept = readText('local', key);
    if (kept === offered) known.current = kept;
    lookAgain();
  };
  return { other: { draft, takeOver, drop }, handleRead, handleWrite, putAside, forgetOwn };
}
