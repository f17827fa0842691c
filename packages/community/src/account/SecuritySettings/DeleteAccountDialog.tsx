import type { AccountDeletion } from '@millrace/api-client';
import { EMAIL_MAX_LENGTH } from '@millrace/domain';
import { TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { ReauthenticationField } from './ReauthenticationField';
import { toReauthentication } from './RemoveSignInDialog';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { consequences } from './SecuritySettings.css';
import { useSecurityFields } from './useSecurityFields';

export interface DeleteAccountDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  onSubmit: (deletion: AccountDeletion) => void;
  onClose: () => void;
}

/** Asks once before the account goes, and says first what goes with it. @see GAP-035, GAP-046 */
export function DeleteAccountDialog({ hasPassword, onSubmit, onClose, ...call }: DeleteAccountDialogProps) {
  const messages = useMessages();
  const consequencesId = useId();
  const fields = useSecurityFields<'email' | 'password'>(
    {
      email: 'security.emailMissing',
      ...(hasPassword && { password: 'security.passwordMissing' as const }),
    },
    call.failure,
  );
  return (
    <SecurityDialog
      role="alertdialog"
      title={messages.format('security.deleteTitle')}
      describedBy={consequencesId}
      onClose={onClose}
    >
      <SecurityForm
        {...call}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={messages.format('security.delete')}
        tone="danger"
        onSubmit={fields.whenFilled(() =>
          onSubmit({
            email: fields.fieldText('email').trim(),
            ...toReauthentication(hasPassword, fields.fieldText('password')),
          }),
        )}
      >
        <ul id={consequencesId} className={consequences} data-part="consequences">
          <li>{messages.format('security.deleteGone')}</li>
          <li>{messages.format('security.deleteEvents')}</li>
          <li>{messages.format('security.deleteStays')}</li>
          <li>{messages.format('security.deleteForever')}</li>
        </ul>
        <TextField
          {...fields.field('email')}
          label={messages.format('security.yourEmail')}
          hint={messages.format('security.yourEmailHint')}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <ReauthenticationField field={hasPassword ? fields.field('password') : null} />
      </SecurityForm>
    </SecurityDialog>
  );
}
