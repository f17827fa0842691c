import { isApiError, moderationMutations, moderationQueries } from '@millrace/api-client';
import { sendState, useApiClient, useSend } from '@millrace/design-system/connected';
import type { Decision } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DecisionMade } from './CaseDecisionDialog';
import { type CaseState, ModerationCase } from './ModerationCase';

export interface ModerationCaseContainerProps {
  id: string;
}

/** Loads and decides a case by the API; refetches with a note if another moderator decides first. @see GAP-096 */
export function ModerationCaseContainer({ id }: ModerationCaseContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const one = useQuery(moderationQueries(client).one(id));
  const [asked, setAsked] = useState<Decision | null>(null);
  const [decidedMeanwhile, setDecidedMeanwhile] = useState(false);
  const deciding = useSend({
    ...moderationMutations(client).decide(id),
    onError: (error) => {
      if (!isApiError(error, 'already_decided')) return;
      setAsked(null);
      setDecidedMeanwhile(true);
      void one.refetch();
    },
  });
  const handleDecide = (made: DecisionMade) => {
    if (one.data === undefined) return;
    void deciding.send({ ...made, version: one.data.version }, () => {
      setAsked(null);
      setDecidedMeanwhile(false);
    });
  };
  return (
    <ModerationCase
      state={caseState()}
      deciding={sendState(deciding)}
      asked={asked}
      onAskedChange={(decision) => {
        deciding.dismiss();
        setAsked(decision);
      }}
      onDecide={handleDecide}
      decidedMeanwhile={decidedMeanwhile}
      onRetry={() => void one.refetch()}
    />
  );

  function caseState(): CaseState {
    if (one.data) return { status: 'ready', one: one.data };
    if (!one.isError) return { status: 'loading' };
    return { status: 'error', message: one.error.text ?? messages.format('list.failedHint') };
  }
}
