import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import type { PageSession } from '../../internal/page-session';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { ConnectionTableContainer } from '../ConnectionTable';
import { MemberPage, type MemberPageProps } from './MemberPage';
import { ownCompany } from './own-company';

export interface ConnectionsPageProps
  extends Pick<MemberPageProps, 'onPhotoChange'>,
    Pick<PageSession, 'onSignInRequired'> {
  viewer: User;
}

/** Page of followed members and contacts of vendors and customers. @see LIST-003 */
export function ConnectionsPage({ viewer, onPhotoChange, onSignInRequired }: ConnectionsPageProps) {
  return (
    <MemberPage viewer={viewer} current={SITE_PATHS.connections} onPhotoChange={onPhotoChange}>
      <ConnectionTableContainer
        company={ownCompany(viewer)}
        exportControl={<SpreadsheetMenuContainer table="connections" />}
        onSignInRequired={onSignInRequired}
      />
    </MemberPage>
  );
}
