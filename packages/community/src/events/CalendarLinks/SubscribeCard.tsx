import { ButtonLink, Prose, SectionHead, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';

export interface SubscribeCardProps {
  /** Where the links of calendars are made. */
  href: string;
}

/** The way to a calendar of events in one's own, beside a page. */
export function SubscribeCard({ href }: SubscribeCardProps) {
  const messages = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-component="SubscribeCard">
      <SectionHead variant="panel" title={messages.format('calendars.cardTitle')} titleId={titleId} />
      <Stack gap="sm" align="start">
        <Prose size="small">
          <p>{messages.format('calendars.cardText')}</p>
        </Prose>
        <ButtonLink icon={CalendarPlus} href={href}>
          {messages.format('calendars.cardLink')}
        </ButtonLink>
      </Stack>
    </section>
  );
}
