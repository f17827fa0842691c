import type { User } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { VendorTableContainer } from '../PartnerTable';
import { MemberPage, type MemberPageProps } from './MemberPage';
import { ownCompany } from './own-company';

export interface VendorsPageProps extends Pick<MemberPageProps, 'onPhotoChange'> {
  viewer: User;
}

/** Page of companies that supply the inputs of a member's products. @see LIST-001 */
export function VendorsPage({ viewer, onPhotoChange }: VendorsPageProps) {
  return (
    <MemberPage viewer={viewer} current={SITE_PATHS.vendors} onPhotoChange={onPhotoChange}>
      <VendorTableContainer
        company={ownCompany(viewer)}
        viewer={viewer}
        exportControl={<SpreadsheetMenuContainer table="vendors" />}
      />
    </MemberPage>
  );
}
