import { ButtonLink, Prose, SectionHead, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';

export interface SubscribeCardProps {
  /** Address of the page that creates calendar links. */
  href: string;
}

/** Sidebar card that links to the calendar subscriptions. */
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
