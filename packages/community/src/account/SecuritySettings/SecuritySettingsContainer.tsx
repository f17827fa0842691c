import {
  type AccessToken,
  type AccountDeletion,
  type ApiError,
  meQueries,
  type Passkey,
  securityMutations,
} from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import { type Sending, useApiClient, useSend } from '@millrace/design-system/connected';
import { EMAIL_MAX_LENGTH } from '@millrace/domain';
import { TextField } from '@millrace/ui';
import { saveFile } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { usePasskeySupport } from '../../internal/passkeys';
import { AuthenticatorDialog, type AuthenticatorStep } from './AuthenticatorDialog';
import { PasskeyDialogContainer } from './PasskeyDialogContainer';
import { ReauthenticationField } from './ReauthenticationField';
import { RemoveSignInDialog, toReauthentication } from './RemoveSignInDialog';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { SecurityDialog } from './SecurityDialog';
import { formCall, SecurityForm, type SecurityFormCall } from './SecurityForm';
import { type SecuritySectionName, sectionTitleId } from './SecuritySection';
import { SecuritySettings } from './SecuritySettings';
import { consequences } from './SecuritySettings.css';
import type { Reading, SectionWork, SecurityQuestion } from './security-state';
import { TokenDialogContainer } from './TokenDialogContainer';
import { useSecurityFields } from './useSecurityFields';

export interface SecuritySettingsContainerProps {
  /** Sections to show and load. Default: all. */
  sections?: readonly SecuritySectionName[];
  /** Called once the account is deleted; the host must leave the document. */
  onDeleted: () => void;
}

/** Shows and changes the member's security settings by the API. */
export function SecuritySettingsContainer({ sections, onDeleted }: SecuritySettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const security = useQuery(meQueries(client).security());
  const sessions = useQuery({
    ...meQueries(client).sessions(),
    enabled: !sections || sections.includes('sessions'),
  });
  const tokens = useQuery({
    ...meQueries(client).tokens(),
    enabled: !sections || sections.includes('tokens'),
  });
  const { endSession, endOtherSessions, exportData } = securityMutations(client);
  const ending = useSend(endSession());
  const endingOthers = useSend(endOtherSessions());
  const exporting = useSend(exportData());
  const [question, setQuestion] = useState<SecurityQuestion | null>(null);

  const handleExport = async () => {
    const data = await exporting.send(undefined);
    if (!data) return;
    const name = messages.format('security.exportFile', { date: data.exported_at.slice(0, 10) });
    saveFile(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
  };
  const handleRetry = () => {
    if (security.isError) void security.refetch();
    if (sessions.isError) void sessions.refetch();
    if (tokens.isError) void tokens.refetch();
  };
  return (
    <>
      <SecuritySettings
        sections={sections}
        security={toReading(security)}
        sessions={toReading(sessions)}
        tokens={toReading(tokens)}
        canAddPasskeys={usePasskeySupport()}
        onAsk={setQuestion}
        onRetry={handleRetry}
        onEndSession={({ id }) => void ending.send({ id })}
        onEndOtherSessions={() => void endingOthers.send(undefined)}
        ending={together(ending, endingOthers)}
        onExport={() => void handleExport()}
        exporting={together(exporting)}
      />
      {question && security.data && (
        <SecurityQuestionContainer
          question={question}
          hasPassword={security.data.has_password}
          onDeleted={onDeleted}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** Keeps loaded data on screen if a refetch fails. */
function toReading<Value>({ data, isError, isFetching }: UseQueryResult<Value>): Reading<Value> {
  if (data !== undefined) return { status: 'ready', value: data };
  return isError ? { status: 'failed', isRetrying: isFetching } : { status: 'loading' };
}

type Call = Pick<Sending<unknown, never>, 'isSending' | 'failure' | 'dismiss'>;

/** Calls of one section, of which one runs at a time. */
function together(...calls: readonly Call[]): SectionWork {
  return {
    isBusy: calls.some(({ isSending }) => isSending),
    failure: calls.find(({ failure }) => failure !== null)?.failure ?? null,
    onDismiss: () => {
      for (const { dismiss } of calls) dismiss();
    },
  };
}

interface SecurityQuestionContainerProps {
  question: SecurityQuestion;
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

/** The open dialog and the mutation that it confirms. */
function SecurityQuestionContainer({ question, onDeleted, ...rest }: SecurityQuestionContainerProps) {
  switch (question.about) {
    case 'setUpApp':
      return <AuthenticatorDialogContainer {...rest} />;
    case 'removeApp':
      return <RemoveApp {...rest} />;
    case 'addPasskey':
      return <PasskeyDialogContainer {...rest} />;
    case 'removePasskey':
      return <RemovePasskey {...rest} passkey={question.passkey} />;
    case 'makeToken':
      return <TokenDialogContainer {...rest} />;
    case 'revokeToken':
      return <RevokeToken token={question.token} onClose={rest.onClose} />;
    case 'deleteAccount':
      return <DeleteAccount {...rest} onDeleted={onDeleted} />;
  }
}

interface AnsweredProps {
  hasPassword: boolean;
  onClose: () => void;
}

function RemoveApp({ hasPassword, onClose }: AnsweredProps) {
  const messages = useMessages();
  const call = useSend(securityMutations(useApiClient()).removeTotp());
  return (
    <RemoveSignInDialog
      {...formCall(call)}
      title={messages.format('security.removeAppTitle')}
      hint={messages.format('security.removeAppHint')}
      submitLabel={messages.format('security.removeApp')}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send(who, onClose)}
      onClose={onClose}
    />
  );
}

function RemovePasskey({ passkey, hasPassword, onClose }: AnsweredProps & { passkey: Passkey }) {
  const messages = useMessages();
  const call = useSend(securityMutations(useApiClient()).removePasskey());
  const gone = useFocusAfter('signIn', onClose);
  return (
    <RemoveSignInDialog
      {...formCall(call)}
      title={messages.format('security.removePasskeyTitle', { name: passkey.name })}
      hint={messages.format('security.removePasskeyHint')}
      submitLabel={messages.format('security.remove')}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send({ id: passkey.id, who }, gone.onGone)}
      onClose={onClose}
      onCloseAutoFocus={gone.onCloseAutoFocus}
    />
  );
}

function RevokeToken({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const call = useSend(securityMutations(useApiClient()).revokeToken());
  const gone = useFocusAfter('tokens', onClose);
  return (
    <RevokeTokenDialog
      {...formCall(call)}
      name={token.name}
      onSubmit={() => void call.send({ id: token.id }, gone.onGone)}
      onClose={onClose}
      onCloseAutoFocus={gone.onCloseAutoFocus}
    />
  );
}

/** Moves the focus to the section after an item was removed together with its button. */
function useFocusAfter(section: SecuritySectionName, onClose: () => void) {
  const isGone = useRef(false);
  return {
    onGone: () => {
      isGone.current = true;
      onClose();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!isGone.current) return;
      event.preventDefault();
      document.getElementById(sectionTitleId(section))?.focus();
    },
  };
}

function DeleteAccount({ hasPassword, onClose, onDeleted }: AnsweredProps & { onDeleted: () => void }) {
  const call = useSend(securityMutations(useApiClient()).deleteAccount());
  return (
    <DeleteAccountDialog
      {...formCall(call)}
      hasPassword={hasPassword}
      onSubmit={(deletion) => void call.send(deletion, onDeleted)}
      onClose={onClose}
    />
  );
}

interface AuthenticatorDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Sets up an authenticator app by the API; an unconfirmed secret has no effect. */
function AuthenticatorDialogContainer({ hasPassword, onClose }: AuthenticatorDialogContainerProps) {
  const { startTotp, confirmTotp } = securityMutations(useApiClient());
  const starting = useSend(startTotp());
  const confirming = useSend(confirmTotp());
  const [step, setStep] = useState<AuthenticatorStep>({ name: 'password' });
  const call = step.name === 'password' ? starting : confirming;
  // Memoized: each new failure object moves the focus, so a re-render must not create one.
  const failure = useMemo(() => toCodeFailure(call.failure), [call.failure]);
  return (
    <AuthenticatorDialog
      step={step}
      hasPassword={hasPassword}
      isSending={call.isSending}
      failure={failure}
      onDismiss={call.dismiss}
      onStart={(who) => void starting.send(who, (secret) => setStep({ name: 'app', ...secret }))}
      onConfirm={(code) => void confirming.send({ code }, (codes) => setStep({ name: 'codes', codes }))}
      onClose={onClose}
    />
  );
}

/** Maps a wrong or malformed code to an error of its field. */
function toCodeFailure(failure: ApiError | null): RequestFailure | null {
  if (failure?.code !== 'wrong_code') return failure;
  return { text: failure.text, fields: { code: failure.text ?? failure.message } };
}

interface DeleteAccountDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  onSubmit: (deletion: AccountDeletion) => void;
  onClose: () => void;
}

/** Asks for confirmation before the account is deleted, and lists the consequences. @see GAP-035, GAP-046 */
function DeleteAccountDialog({ hasPassword, onSubmit, onClose, ...call }: DeleteAccountDialogProps) {
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
