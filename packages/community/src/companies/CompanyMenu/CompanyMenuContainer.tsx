import { type Company, companyMutations } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { type ReactNode, useState } from 'react';
import { SelectPhotoDialog } from '../../account/SelectPhotoDialog';
import { DuplicateDialogContainer } from '../../catalogue/DuplicateDialog';
import { CompanyHistoryDialogContainer } from '../../catalogue/EditHistory';
import { CreateSuppliedProductContainer } from '../../catalogue/ProductDialog';
import { InviteDialogContainer } from '../../network/InviteDialog';
import { EditCompanyDialogContainer } from '../CompanyDialog';
import { CompanyFactsDialogContainer } from '../CompanyFactsDialog';
import { type CompanyAct, CompanyMenu } from './CompanyMenu';

/** Aspect ratio (width by height) and maximum edge length in pixels, as displayed. */
const PICTURES = {
  logo: { aspect: 1, initialShare: 0.5, maxEdge: 512 },
  cover: { aspect: 4, initialShare: 1, maxEdge: 2048 },
} as const;

export interface CompanyMenuContainerProps {
  company: Company;
  /** True for members; guests get the login. */
  isMember: boolean;
  /** True if the viewer may revert edits of others: members of the company and moderators. */
  canRestore: boolean;
  signInHref?: string | undefined;
  onSignInRequired?: (() => void) | undefined;
  /** The open dialog, controlled if the page opens dialogs too, as the camera button of the logo does. */
  act: CompanyAct | null;
  onActChange: (act: CompanyAct | null) => void;
  /** Preceding content: the follow control. */
  children?: ReactNode;
}

/** Edits a company by the API: details, pictures, history; and invites followers. */
export function CompanyMenuContainer({
  company,
  isMember,
  canRestore,
  signInHref,
  onSignInRequired,
  act,
  onActChange,
  children,
}: CompanyMenuContainerProps) {
  const [isInviting, setIsInviting] = useState(false);
  const dialog = (name: CompanyAct) => ({
    open: act === name,
    onOpenChange: (open: boolean) => onActChange(open ? name : null),
  });
  return (
    <>
      <CompanyMenu
        company={company}
        onInvite={() => setIsInviting(true)}
        signInHref={signInHref}
        onAct={isMember ? onActChange : undefined}
      >
        {children}
      </CompanyMenu>
      {isMember && (
        <>
          <EditCompanyDialogContainer
            {...dialog('update')}
            company={company}
            onSignInRequired={onSignInRequired}
          />
          <CompanyFactsDialogContainer
            {...dialog('facts')}
            company={company}
            onSignInRequired={onSignInRequired}
          />
          <CreateSuppliedProductContainer
            {...dialog('product')}
            company={company}
            onSignInRequired={onSignInRequired}
          />
          <CompanyPicture
            {...dialog('logo')}
            picture="logo"
            id={company.id}
            onSignInRequired={onSignInRequired}
          />
          <CompanyPicture
            {...dialog('cover')}
            picture="cover"
            id={company.id}
            onSignInRequired={onSignInRequired}
          />
          <CompanyHistoryDialogContainer {...dialog('history')} company={company} canRestore={canRestore} />
          <DuplicateDialogContainer
            {...dialog('duplicate')}
            thing={{ kind: 'company', id: company.id, name: company.name }}
            onSignInRequired={onSignInRequired}
          />
          <InviteDialogContainer
            open={isInviting}
            onOpenChange={setIsInviting}
            invited={{ kind: 'company', id: company.id, name: company.name }}
            onSignInRequired={onSignInRequired}
          />
        </>
      )}
    </>
  );
}

interface CompanyPictureProps extends Pick<CompanyMenuContainerProps, 'onSignInRequired'> {
  id: string;
  picture: keyof typeof PICTURES;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sets logo or cover. @see API-095, COMP-002, GAP-032 */
function CompanyPicture({ id, picture, open, onOpenChange, onSignInRequired }: CompanyPictureProps) {
  const mutations = companyMutations(useApiClient());
  const saving = useSave(picture === 'logo' ? mutations.setLogo(id) : mutations.setCover(id), {
    open,
    onClose: () => onOpenChange(false),
    onFailed: ({ status }) => {
      if (status !== 401) return;
      onOpenChange(false);
      onSignInRequired?.();
    },
  });
  return (
    <SelectPhotoDialog
      {...PICTURES[picture]}
      open={open}
      onOpenChange={onOpenChange}
      saving={saving}
      onSelect={saving.save}
    />
  );
}
