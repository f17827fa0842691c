import { siteSearchQueries } from '@millrace/api-client';
import { useReaderMessages } from '@millrace/ui/hooks';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../shell/ApiClient';
import { ChatLinkCard, ChatLinkPlace } from './ChatLinkCard';
import { cards } from './ChatLinkCard.css';
import { chatPaneMessages } from './ChatPane.messages';
import { toChatLink } from './chat-link';
import { linkTargets } from './link-targets';

/** Cards of the products, companies, events and posts that a message links to, as far as the reader may see them. */
export function ChatLinksContainer({ text }: { text: string }) {
  const client = useApiClient();
  const messages = useReaderMessages(chatPaneMessages);
  // Rendered in browsers only, as it is loaded lazily.
  const targets = useMemo(() => linkTargets(text, window.location.origin), [text]);
  const found = useQueries({
    queries: targets.map(({ kind, id }) => ({
      ...siteSearchQueries(client).linked(kind, id),
      staleTime: LINKED_FRESH_MS,
    })),
  });
  if (targets.length === 0) return null;
  return (
    <div data-part="links" className={cards}>
      {targets.map(({ id, href }, place) => {
        const { data, isPending } = found[place] ?? {};
        if (isPending) return <ChatLinkPlace key={id} />;
        return data ? <ChatLinkCard key={id} href={href} link={toChatLink(messages, data)} /> : null;
      })}
    </div>
  );
}

/** Time after which what a link leads to is read again. */
const LINKED_FRESH_MS = 5 * 60_000;
