import { type ApiError, type Company, companyMutations, companyQueries } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findConflicts, rebase } from '../../catalogue/EditHistory';
import { CompanyDialog, type CompanyDialogProps } from './CompanyDialog';
import { type CompanyValues, NO_COMPANY, toCompanyValues } from './company-values';

interface DialogProps extends Pick<CompanyDialogProps, 'open' | 'onOpenChange'> {
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface EditCompanyDialogContainerProps extends DialogProps {
  company: Company;
}

/**
 * "Update Company": edits a company. On an edit conflict it shows the values saved by others, keeps the typed ones, and
 * asks to save again. @see API-094, GAP-058, ERR-015
 */
export function EditCompanyDialogContainer({
  company,
  open,
  onOpenChange,
  onSignInRequired,
}: EditCompanyDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const queries = useQueryClient();
  const [began, setBegan] = useState(company);
  const [typed, setTyped] = useState<Partial<CompanyValues>>({});
  const [theirs, setTheirs] = useState<Partial<CompanyValues>>();
  const [isProposed, setProposed] = useState(false);
  const before = toCompanyValues(began);
  const values = { ...before, ...typed };
  const startAnew = (from: Company) => {
    setBegan(from);
    setTyped({});
    setTheirs(undefined);
  };
  // An untouched form follows the current values.
  if (open && began.version !== company.version && theirs === undefined && Object.keys(typed).length === 0) {
    startAnew(company);
  }
  const showTheirs = async () => {
    const now = await queries.fetchQuery({ ...companyQueries(client).detail(company.id), staleTime: 0 });
    const kept = rebase(before, toCompanyValues(now), values);
    setTheirs(findConflicts(before, toCompanyValues(now), kept));
    setBegan(now);
    setTyped(kept);
  };
  const saving = useSave(companyMutations(client).update(company.id), {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: ({ company: saved, proposal }) => {
      startAnew(saved);
      setProposed(proposal !== null);
      toasts.show(
        proposal
          ? { tone: 'info', text: messages.format('companyDialog.toastProposed') }
          : { tone: 'success', text: messages.format('companyDialog.toastUpdated') },
      );
    },
    onFailed: (failure) => {
      if (isSignedOut(failure)) {
        onOpenChange(false);
        return onSignInRequired?.();
      }
      if (failure.code === 'edited_meanwhile') return void showTheirs().catch(() => undefined);
      if (failure.code !== 'already_exists') {
        toasts.show({ tone: 'danger', text: messages.format('companyDialog.toastFailed') });
      }
    },
  });
  return (
    <CompanyDialog
      mode="edit"
      open={open}
      onOpenChange={onOpenChange}
      values={values}
      onValuesChange={(change) => {
        setTyped({ ...typed, ...change });
        if (Object.entries(change).some(([field, value]) => values[field as keyof CompanyValues] !== value)) {
          saving.dismiss();
        }
      }}
      saving={saving}
      theirs={theirs}
      isProposed={isProposed}
      onSubmit={(form) => {
        setTheirs(undefined);
        saving.save({ ...form, version: began.version });
      }}
    />
  );
}

export interface CreateCompanyDialogContainerProps extends DialogProps {
  /** Product that the new company supplies: "Create A Supplier". @see PROD-043 */
  suppliedProduct?: { id: string } | undefined;
  /** Called with the new company. */
  onCreated?: ((company: Company) => void) | undefined;
}

/** "Create Company", and "Create A Supplier". @see API-092, ERR-016, GAP-074, PROD-043, PROD-056 */
export function CreateCompanyDialogContainer({
  open,
  onOpenChange,
  suppliedProduct,
  onCreated,
  onSignInRequired,
}: CreateCompanyDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [values, setValues] = useState(NO_COMPANY);
  const saving = useSave(companyMutations(useApiClient()).create(), {
    open,
    onClose: () => handleOpenChange(false),
    onCompleted: (company) => {
      toasts.show({ tone: 'success', text: messages.format('companyDialog.toastCreated') });
      onCreated?.(company);
    },
    onFailed: (failure) => {
      if (!isSignedOut(failure)) return;
      onOpenChange(false);
      onSignInRequired?.();
    },
  });
  const handleOpenChange = (next: boolean) => {
    if (!next && saving.status === 'COMPLETED') setValues(NO_COMPANY);
    onOpenChange(next);
  };
  return (
    <CompanyDialog
      mode={suppliedProduct ? 'supplier' : 'create'}
      open={open}
      onOpenChange={handleOpenChange}
      values={values}
      onValuesChange={(change) => {
        setValues({ ...values, ...change });
        saving.dismiss();
      }}
      saving={saving}
      onSubmit={({ description: desc, ...rest }) =>
        saving.save({
          ...rest,
          desc,
          ...(suppliedProduct && { addAsSupplier: true, product_id: suppliedProduct.id }),
        })
      }
    />
  );
}

const isSignedOut = ({ status }: ApiError): boolean => status === 401;
