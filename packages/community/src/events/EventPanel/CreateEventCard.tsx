import { ButtonLink, Prose, SectionHead, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';

export interface CreateEventCardProps {
  /** Where an event is created. @see NAV-024 */
  href: string;
}

/** The way to an event of one's own, beside a page. @see NAV-024 */
export function CreateEventCard({ href }: CreateEventCardProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="create-event" data-component="CreateEventCard">
      <SectionHead variant="panel" title={messages.format('eventPanel.create')} titleId="create-event" />
      <Stack gap="sm" align="start">
        <Prose size="small">
          <p>{messages.format('eventPanel.createText')}</p>
        </Prose>
        <ButtonLink icon={Plus} href={href}>
          {messages.format('eventPanel.create')}
        </ButtonLink>
      </Stack>
    </section>
  );
}
