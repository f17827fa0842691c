import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { CustomerTableContainer } from '../PartnerTable';
import { MemberPage, type MemberPageProps } from './MemberPage';
import { ownCompany } from './own-company';

export interface CustomersPageProps extends Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User;
}

/** Page of companies that supply the uses of a member's products. @see LIST-002 */
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
