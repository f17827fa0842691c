import { type Messages, overrideTexts, useMessages } from '@millrace/ui/messages';
import { useMemo } from 'react';
import type { valueChainTexts } from '../../messages/value-chain-texts';

/** Texts of the diagram by key, in ICU message syntax. */
export type DiagramTexts = Partial<Record<keyof typeof valueChainTexts, string>>;

/** Texts, numbers and dates of the diagram. */
export type DiagramMessages = Messages<keyof typeof valueChainTexts>;

/** Returns the diagram's texts, with their overrides. */
export function useDiagramMessages(texts: DiagramTexts | undefined): Messages {
  const around = useMessages();
  return useMemo(() => (texts ? overrideTexts(around, texts) : around), [around, texts]);
}
