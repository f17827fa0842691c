import { ButtonLink, Heading, Inline, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { root } from './NotFound.css';

export interface NotFoundProps {
  /**
   * `missing` for an unknown address or entry, `busy` when rate-limited, `offline` without a connection, `failed` after
   * a rendering error.
   */
  reason: 'missing' | 'busy' | 'offline' | 'failed';
  /** Default `/`. */
  homeHref?: string;
  /** Target of "Try again", for `busy`, `offline` and `failed`. */
  retryHref?: string | undefined;
  /** Search box, if the page has no other. */
  search?: ReactNode;
}

const texts = {
  missing: ['notFound.title', 'notFound.text'],
  busy: ['tooMany.title', 'tooMany.text'],
  offline: ['offline.title', 'offline.text'],
  failed: ['problem.title', 'problem.text'],
} as const;

/** Replaces a page that can't be shown: explains why, and offers links. @see GAP-001 */
export function NotFound({ reason, homeHref = '/', retryHref, search }: NotFoundProps) {
  const messages = useMessages();
  const isMissing = reason === 'missing';
  const [title, text] = texts[reason];
  return (
    <Stack gap="md" align="start" className={root} data-component="NotFound">
      <Heading level={1}>{messages.format(title)}</Heading>
      <Text as="p">{messages.format(text)}</Text>
      {search}
      <Inline gap="xs">
        {!isMissing && retryHref !== undefined && (
          <ButtonLink tone="primary" href={retryHref}>
            {messages.format('problem.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={homeHref} tone={isMissing ? 'primary' : 'secondary'}>
          {messages.format('notFound.home')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
