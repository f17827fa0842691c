import { type Company, companyMutations } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { CompanyFactsDialog, type CompanyFactsDialogProps } from './CompanyFactsDialog';
import { type CompanyFactsValues, toCompanyFactsDraft, toCompanyFactsValues } from './company-facts-values';

export interface CompanyFactsDialogContainerProps
  extends Pick<CompanyFactsDialogProps, 'open' | 'onOpenChange'> {
  company: Company;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Edits the facts of a company by the API, or proposes changes if the viewer may not edit. @see PERM-005 */
export function CompanyFactsDialogContainer({
  company,
  open,
  onOpenChange,
  onSignInRequired,
}: CompanyFactsDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [began, setBegan] = useState(company);
  const [typed, setTyped] = useState<CompanyFactsValues | null>(null);
  // An untouched form follows the current values.
  if (typed === null && began.version !== company.version) setBegan(company);
  const values = typed ?? toCompanyFactsValues(began);
  const saving = useSave(companyMutations(useApiClient()).update(company.id), {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: ({ company: saved, proposal }) => {
      setBegan(saved);
      setTyped(null);
      toasts.show(
        proposal
          ? { tone: 'info', text: messages.format('companyFactsDialog.proposed') }
          : { tone: 'success', text: messages.format('companyFactsDialog.saved') },
      );
    },
    onFailed: ({ status }) => {
      if (status !== 401) return;
      onOpenChange(false);
      onSignInRequired?.();
    },
  });
  return (
    <CompanyFactsDialog
      name={company.name}
      open={open}
      onOpenChange={(next) => {
        if (!next) setTyped(null);
        onOpenChange(next);
      }}
      values={values}
      onValuesChange={(next) => {
        saving.dismiss();
        setTyped(next);
      }}
      saving={saving}
      onSave={() =>
        saving.save({
          name: company.name,
          country: company.country ?? '',
          facts: toCompanyFactsDraft(values),
          version: began.version,
        })
      }
    />
  );
}
