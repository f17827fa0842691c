import type { Calendar } from '@millrace/api-client';
import { ShareLink } from '@millrace/design-system';
import { COPIED_MS, productPath, subscribeLink, WEB_CALENDARS, webcalAddress } from '@millrace/domain';
import { Button, Heading, Link, Text } from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { rowTools, ruledRow } from '../../styles/ruled-list.css';

export interface CalendarRowProps {
  calendar: Calendar;
  name: string;
  onEnd: () => void;
}

/** A calendar: its link to copy, what subscribes to it, and its end. */
export function CalendarRow({ calendar: { product, url }, name, onEnd }: CalendarRowProps) {
  const messages = useMessages();
  const nameId = useId();
  const { copying, copy } = useCopyText(COPIED_MS);
  return (
    <li className={ruledRow} data-part="calendar">
      <div>
        <Heading level={3} id={nameId}>
          {product ? (
            <Link variant="plain" href={productPath(product)}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            name
          )}
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {messages.format(product ? 'calendars.productHint' : 'calendars.ownHint')}
        </Text>
      </div>
      <ShareLink
        label={messages.format('calendars.link', { name })}
        url={url}
        copying={copying}
        onCopy={() => copy(url)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and most of these are links. */}
      <div role="group" aria-label={messages.format('calendars.subscribe', { name })} className={rowTools}>
        <Link href={webcalAddress(url)}>{messages.format('calendars.device')}</Link>
        {WEB_CALENDARS.map((calendar) => (
          <Link key={calendar} href={subscribeLink(calendar, { name, url })} external>
            {messages.format(`calendars.${calendar}`)}
          </Link>
        ))}
        <Button
          size="small"
          tone="danger"
          aria-label={messages.format('calendars.endOf', { name })}
          onClick={onEnd}
        >
          {messages.format('calendars.end')}
        </Button>
      </div>
    </li>
  );
}
