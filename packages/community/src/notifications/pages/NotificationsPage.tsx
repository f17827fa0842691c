import type { User } from '@millrace/api-client';
import { NotificationPageContainer } from '@millrace/design-system/connected';
import { MemberPage, type MemberPageProps } from '../../network/pages/MemberPage';

export interface NotificationsPageProps extends Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User;
}

/** Renders all that a member was told, beside their panel. @see PAGE-016, NOTE-001 */
export function NotificationsPage({ viewer, onPhotoChange }: NotificationsPageProps) {
  return (
    <MemberPage viewer={viewer} onPhotoChange={onPhotoChange}>
      <NotificationPageContainer key={viewer.id} />
    </MemberPage>
  );
}
