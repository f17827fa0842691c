import { useReaderMessages } from '@millrace/ui/hooks';
import { useMemo, useSyncExternalStore } from 'react';
import { type Calendar, calendarAt } from './calendar';

/** Interval at which a change of day is checked. */
const TICK_MS = 30_000;

/** Returns today and yesterday in the reader's time zone; null on the server, which does not know it. */
export function useToday(): Calendar | null {
  const messages = useReaderMessages();
  const tick = useSyncExternalStore(subscribeToClock, currentTick, () => null);
  return useMemo(() => (tick === null ? null : calendarAt(messages, tick * TICK_MS)), [messages, tick]);
}

function subscribeToClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

const currentTick = (): number => Math.floor(Date.now() / TICK_MS);
