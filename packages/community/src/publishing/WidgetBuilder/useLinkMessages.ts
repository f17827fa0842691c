import type { Language } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useState } from 'react';

/** Loads the texts of a language. */
export type LoadMessages = (language: Language) => Promise<Messages>;

/**
 * The texts in which a widget speaks, for the link that stands in its place. Until they are loaded, and where a widget
 * speaks as the page around it, those of this page.
 *
 * @param language Null for that of the page.
 */
export function useLinkMessages(language: Language | null, load: LoadMessages | undefined): Messages {
  const own = useMessages();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages } | null>(null);
  const isOther = language !== null && language !== own.locale;
  useEffect(() => {
    if (!isOther || !load) return;
    let isWanted = true;
    load(language).then(
      (messages) => isWanted && setLoaded({ language, messages }),
      // Without them the link says the same in the language of this page.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language, isOther, load]);
  return isOther && loaded?.language === language ? loaded.messages : own;
}
