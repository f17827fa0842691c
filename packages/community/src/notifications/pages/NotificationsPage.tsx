import type { User } from '@millrace/api-client';
import type { NotificationFilter } from '@millrace/design-system';
import { NotificationPageContainer } from '@millrace/design-system/connected';
import { Button, Drawer } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Settings } from 'lucide-react';
import { MemberPage, type MemberPageProps } from '../../network/pages/MemberPage';
import { AlertSettingsContainer } from '../AlertSettings';
import { PushSettingsContainer } from '../PushSettings';

export interface NotificationsPageProps extends Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User;
  /** Filter of the list. Default: uncontrolled, initially all. */
  filter?: NotificationFilter | undefined;
  onFilterChange?: ((filter: NotificationFilter) => void) | undefined;
}

/** Page of a member's notifications beside the panel, with the settings in a drawer. @see PAGE-016, NOTE-001 */
export function NotificationsPage({ viewer, filter, onFilterChange, onPhotoChange }: NotificationsPageProps) {
  return (
    <MemberPage viewer={viewer} onPhotoChange={onPhotoChange}>
      <NotificationPageContainer
        key={viewer.id}
        filter={filter}
        onFilterChange={onFilterChange}
        actions={<NotificationSettings />}
      />
    </MemberPage>
  );
}

function NotificationSettings() {
  const messages = useMessages();
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button size="small" icon={Settings}>
          {messages.format('notifications.settings')}
        </Button>
      </Drawer.Trigger>
      <Drawer.Portal>
        <Drawer.Overlay />
        <Drawer.Content aria-describedby={undefined}>
          <Drawer.Header>
            <Drawer.Title>{messages.format('notifications.settings')}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <AlertSettingsContainer />
            <PushSettingsContainer />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
