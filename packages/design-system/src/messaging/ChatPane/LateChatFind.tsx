import { latePart } from '@millrace/ui/hooks';
import type { ComponentProps } from 'react';
import type { ChatFind } from './ChatFind';
import { before } from './ChatPane.css';

/** Lazily loaded when the search is opened. */
const chatFind = latePart(() => import('./ChatFind'));

/** Lazy search in a conversation; keeps the place of the log until it is loaded. */
export function LateChatFind(props: ComponentProps<typeof ChatFind>) {
  const part = chatFind.usePart();
  return part ? <part.ChatFind {...props} /> : <div className={before} />;
}
