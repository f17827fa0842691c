import { readEmbedChoices, SITE_PATHS, writeEmbedChoices } from '@millrace/domain';
import { Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';

export interface EmbedLinkProps {
  kind: 'product' | 'company' | 'event';
  id: string;
}

/** Link from a page to the widget builder, preset for its subject. */
export function EmbedLink({ kind, id }: EmbedLinkProps) {
  const messages = useMessages();
  const titleId = useId();
  const query = new URLSearchParams(
    writeEmbedChoices(readEmbedChoices(new URLSearchParams({ element: kind, [kind]: id }))),
  );
  return (
    <section aria-labelledby={titleId} data-component="EmbedLink">
      <SectionHead variant="panel" title={messages.format('widgetBuilder.embed')} titleId={titleId} />
      <Text as="p" variant="small" tone="secondary">
        {messages.format('widgetBuilder.embedText')}{' '}
        <Link href={`${SITE_PATHS.widgets}?${query}`}>{messages.format('widgetBuilder.embedLink')}</Link>
      </Text>
    </section>
  );
}
