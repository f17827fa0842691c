import { meQueries, securityMutations } from '@millrace/api-client';
import { type Sending, useApiClient, useSend } from '@millrace/design-system/connected';
import { saveFile } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasskeySupport } from '../../internal/passkeys';
import { SecurityQuestionContainer } from './SecurityQuestionContainer';
import { SecuritySettings } from './SecuritySettings';
import type { Reading, SectionWork, SecurityQuestion } from './security-state';

export interface SecuritySettingsContainerProps {
  /** Place of its first section on the page. Default 1. */
  firstNumber?: number;
  /** Called once the account is deleted; the document is to be left then. */
  onDeleted: () => void;
}

/** The safety of one's account over the API. */
export function SecuritySettingsContainer({ firstNumber = 1, onDeleted }: SecuritySettingsContainerProps) {
  const client = useApiClient();
  const messages = useMessages();
  const security = useQuery(meQueries(client).security());
  const sessions = useQuery(meQueries(client).sessions());
  const tokens = useQuery(meQueries(client).tokens());
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
        firstNumber={firstNumber}
        security={readingOf(security)}
        sessions={readingOf(sessions)}
        tokens={readingOf(tokens)}
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

/** What is known stays on screen when reading it anew fails. */
function readingOf<Value>({ data, isError, isFetching }: UseQueryResult<Value>): Reading<Value> {
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
