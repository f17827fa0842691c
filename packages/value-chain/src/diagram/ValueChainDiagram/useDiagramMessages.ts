import { createMessages, type Messages, useMessages } from '@millrace/ui/messages';
import { useMemo } from 'react';
import { valueChainTexts } from '../../messages/value-chain-texts';

/** Texts of the diagram by key, in ICU message syntax. */
export type DiagramTexts = Partial<Record<keyof typeof valueChainTexts, string>>;

/**
 * The texts around the diagram, with its own in English where the provider has none, and with those that replace them.
 */
export function useDiagramMessages(texts: DiagramTexts | undefined): Messages {
  const around = useMessages();
  return useMemo(() => {
    const { locale, direction, timeZone } = around;
    // A key stands for a text that is missing.
    const isMissing = around.format('valueChain.zoom.in') === 'valueChain.zoom.in';
    if (!isMissing && !texts) return around;
    const english: Readonly<Record<string, string>> = { ...(isMissing ? valueChainTexts : {}), ...texts };
    const own = createMessages({ locale, direction, timeZone, english });
    return {
      ...around,
      format: (key, values) => (key in english ? own : around).format(key, values),
      rich: (key, values) => (key in english ? own : around).rich(key, values),
    };
  }, [around, texts]);
}
