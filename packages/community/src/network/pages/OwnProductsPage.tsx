import type { User } from '@millrace/api-client';
import { Stack } from '@millrace/ui';
import type { PageSession } from '../../internal/page-session';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { FollowedCompanyTableContainer } from '../FollowedCompanyTable';
import { FollowedProductTableContainer } from '../FollowedProductTable';
import { MemberPage, type MemberPageProps } from './MemberPage';

export interface OwnProductsPageProps
  extends Pick<MemberPageProps, 'onPhotoChange'>,
    Pick<PageSession, 'onSignInRequired'> {
  viewer: User;
}

/** Page of a member's own products, beside the panel. @see LIST-006 */
export function OwnProductsPage({ viewer, onPhotoChange, onSignInRequired }: OwnProductsPageProps) {
  return (
    <MemberPage viewer={viewer} onPhotoChange={onPhotoChange}>
      <Stack gap="xl">
        <FollowedProductTableContainer
          title="own"
          headingLevel={1}
          viewer={viewer}
          exportControl={<SpreadsheetMenuContainer table="followed-products" />}
          onSignInRequired={onSignInRequired}
        />
        <FollowedCompanyTableContainer onSignInRequired={onSignInRequired} />
      </Stack>
    </MemberPage>
  );
}
