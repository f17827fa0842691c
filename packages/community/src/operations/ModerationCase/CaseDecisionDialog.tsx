import { REASON_TEXTS, type SendState } from '@millrace/design-system';
import { type Decision, needsDecisionReason, REPORT_REASONS, type ReportReason } from '@millrace/domain';
import { RadioGroup } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { DecisionDialog } from '../ModerationQueue';

/** The text of each decision's button in the catalogue. */
export const DECISION_TEXTS = {
  dismiss: 'case.dismiss',
  hide: 'case.hide',
  restore: 'case.restore',
  suspend: 'case.suspend',
  lift: 'case.lift',
} as const satisfies Record<Decision, string>;

/** What follows from each. */
export const DECISION_HINTS = {
  dismiss: 'case.dismissHint',
  hide: 'case.hideHint',
  restore: 'case.restoreHint',
  suspend: 'case.suspendHint',
  lift: 'case.liftHint',
} as const satisfies Record<Decision, string>;

/** True if it takes something away from somebody. */
export const isStrict = (decision: Decision): boolean => decision === 'hide' || decision === 'suspend';

/** What a moderator has decided, to be sent. */
export interface DecisionMade {
  decision: Decision;
  reason?: ReportReason;
  note: string;
}

interface CaseDecisionDialogProps {
  decision: Decision;
  /** Of the member whom it is about. */
  name: string;
  /** The reason that was reported most. */
  usualReason: ReportReason | undefined;
  state: SendState;
  onDecide: (made: DecisionMade) => void;
  onClose: () => void;
}

/** Asks why, and for a note, and says what follows from it. */
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
