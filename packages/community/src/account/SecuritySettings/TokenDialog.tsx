import type { AccessTokenDraft } from '@millrace/api-client';
import {
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_DAYS_DEFAULT,
  type AccessTokenScope,
  TEXT_LIMITS,
} from '@millrace/domain';
import { RadioGroup, SelectField, Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { ReauthenticationField } from './ReauthenticationField';
import { toReauthentication } from './RemoveSignInDialog';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { TokenSecret } from './TokenSecret';
import { useSecurityFields } from './useSecurityFields';

export interface TokenDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  /** Secret of the token, once created. */
  secret: string | null;
  onSubmit: (draft: AccessTokenDraft) => void;
  onClose: () => void;
}

/** Offered scopes: write access includes read access. */
const ACCESS = { read: ['read'], both: ['read', 'write'] } as const satisfies Record<
  string,
  readonly AccessTokenScope[]
>;

/** Creates a personal access token and shows its secret once. */
export function TokenDialog({ secret, onClose, ...form }: TokenDialogProps) {
  const messages = useMessages();
  return (
    <SecurityDialog
      title={messages.format(secret === null ? 'security.makeToken' : 'security.tokenMade')}
      canClose={secret === null}
      onClose={onClose}
    >
      {secret === null ? <TokenForm {...form} /> : <TokenSecret secret={secret} onClose={onClose} />}
    </SecurityDialog>
  );
}

function TokenForm({ hasPassword, onSubmit, ...call }: Omit<TokenDialogProps, 'secret' | 'onClose'>) {
  const messages = useMessages();
  const [access, setAccess] = useState<keyof typeof ACCESS>('read');
  const [days, setDays] = useState<number>(ACCESS_TOKEN_DAYS_DEFAULT);
  const fields = useSecurityFields<'name' | 'password'>(
    {
      name: 'security.tokenNameMissing',
      ...(hasPassword && { password: 'security.passwordMissing' as const }),
    },
    call.failure,
  );
  return (
    <SecurityForm
      {...call}
      formRef={fields.formRef}
      names={fields.names}
      submitLabel={messages.format('security.makeToken')}
      onSubmit={fields.whenFilled(() =>
        onSubmit({
          name: fields.fieldText('name').trim(),
          scopes: [...ACCESS[access]],
          expires_in_days: days,
          ...toReauthentication(hasPassword, fields.fieldText('password')),
        }),
      )}
    >
      <Text as="p">{messages.format('security.tokenHint')}</Text>
      <TextField
        {...fields.field('name')}
        label={messages.format('security.tokenName')}
        hint={messages.format('security.tokenNameHint')}
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
      />
      <RadioGroup
        label={messages.format('security.tokenAccess')}
        layout="column"
        options={[
          {
            value: 'read',
            label: messages.format('security.tokenRead'),
            detail: messages.format('security.tokenReadHint'),
          },
          {
            value: 'both',
            label: messages.format('security.tokenWrite'),
            detail: messages.format('security.tokenWriteHint'),
          },
        ]}
        value={access}
        onValueChange={setAccess}
      />
      <SelectField
        label={messages.format('security.tokenDays')}
        options={ACCESS_TOKEN_DAYS.map((count) => ({
          value: String(count),
          label: messages.format('security.days', { count }),
        }))}
        value={String(days)}
        onValueChange={(value) => setDays(Number(value))}
      />
      <ReauthenticationField field={hasPassword ? fields.field('password') : null} />
    </SecurityForm>
  );
}
