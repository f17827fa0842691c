import { REASON_TEXTS, type SendState } from '@millrace/design-system';
import { type Decision, needsDecisionReason, REPORT_REASONS, type ReportReason } from '@millrace/domain';
import { RadioGroup } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { DecisionDialog } from '../ModerationQueue';

/** Message key of each decision's button. */
export const DECISION_TEXTS = {
  dismiss: 'case.dismiss',
  hide: 'case.hide',
  restore: 'case.restore',
  suspend: 'case.suspend',
  lift: 'case.lift',
} as const satisfies Record<Decision, string>;

/** Message key of each decision's consequences. */
export const DECISION_HINTS = {
  dismiss: 'case.dismissHint',
  hide: 'case.hideHint',
  restore: 'case.restoreHint',
  suspend: 'case.suspendHint',
  lift: 'case.liftHint',
} as const satisfies Record<Decision, string>;

/** True if the decision restricts somebody: hides content or suspends a member. */
export const isStrict = (decision: Decision): boolean => decision === 'hide' || decision === 'suspend';

/** Decision of a moderator, to be sent. */
export interface DecisionMade {
  decision: Decision;
  reason?: ReportReason;
  note: string;
}

interface CaseDecisionDialogProps {
  decision: Decision;
  /** Name of the affected member. */
  name: string;
  /** Most frequent reason of the reports. */
  usualReason: ReportReason | undefined;
  state: SendState;
  onDecide: (made: DecisionMade) => void;
  onClose: () => void;
}

/** Dialog that explains the consequences of a decision, and asks for a reason and a note. */
export function CaseDecisionDialog({
  decision,
  name,
  usualReason,
  onDecide,
  ...dialog
}: CaseDecisionDialogProps) {
  const messages = useMessages();
  const asksReason = needsDecisionReason(decision);
  const [reason, setReason] = useState(usualReason);
  const [isChecked, setChecked] = useState(false);
  return (
    <DecisionDialog
      {...dialog}
      title={messages.format('case.ask', { decision, name })}
      what={messages.format(DECISION_HINTS[decision], { name })}
      action={messages.format(DECISION_TEXTS[decision])}
      isDanger={isStrict(decision)}
      onDecide={(note) => {
        setChecked(true);
        if (asksReason && reason === undefined) return;
        onDecide({ decision, note, ...(asksReason && reason !== undefined && { reason }) });
      }}
    >
      {asksReason && (
        <RadioGroup
          label={messages.format('case.reason')}
          layout="column"
          required
          options={REPORT_REASONS.map((value) => ({ value, label: messages.format(REASON_TEXTS[value]) }))}
          {...(usualReason && { defaultValue: usualReason })}
          onValueChange={setReason}
          {...(isChecked && reason === undefined && { error: messages.format('case.reasonMissing') })}
        />
      )}
    </DecisionDialog>
  );
}
