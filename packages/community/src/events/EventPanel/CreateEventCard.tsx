import { ButtonLink, Prose, SectionHead, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';

export interface CreateEventCardProps {
  /** Address of the page that creates an event. @see NAV-024 */
  href: string;
}

/** Sidebar card that links to creating an event. @see NAV-024 */
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
