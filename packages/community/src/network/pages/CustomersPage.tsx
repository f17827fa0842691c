import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { CustomerTableContainer } from '../PartnerTable';
import { MemberPage, type MemberPageProps } from './MemberPage';
import { ownCompany } from './own-company';

export interface CustomersPageProps extends Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User;
}

/** Renders the companies that supply what a member's products go into. @see LIST-002 */
export function CustomersPage({ viewer, onPhotoChange }: CustomersPageProps) {
  return (
    <MemberPage viewer={viewer} current={SITE_PATHS.customers} onPhotoChange={onPhotoChange}>
      <CustomerTableContainer
        company={ownCompany(viewer)}
        exportControl={<SpreadsheetMenuContainer table="customers" />}
      />
    </MemberPage>
  );
}
