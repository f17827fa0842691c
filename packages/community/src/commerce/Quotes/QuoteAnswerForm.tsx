import type { QuoteAnswer, QuoteAnswerDraft } from '@millrace/api-client';
import { QUOTE_ATTACHMENT, TEXT_LIMITS } from '@millrace/domain';
import { Button, Checkbox, FileDrop, Notice, TextArea, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { QuoteFact } from './QuoteFacts';
import { facts, form as formClass, trio, words } from './Quotes.css';

/** State of sending an answer. */
export type QuoteAnswerState =
  | { status: 'editing' | 'sending' | 'sent' }
  | {
      status: 'failed';
      /** The server's message, if any. */
      reason: string | null;
      /** Errors by field name. */
      fields: Readonly<Record<string, string>>;
    };

export interface QuoteAnswerFormProps {
  /** Previous answer of the company. */
  before: QuoteAnswer | undefined;
  state: QuoteAnswerState;
  onSubmit: (draft: QuoteAnswerDraft) => void;
}

const FIELD_MAX = 100;

/** Form for a supplier's answer: price, lead time, minimum order, message and an optional file. @see DIFF-003 */
export function QuoteAnswerForm({ before, state, onSubmit }: QuoteAnswerFormProps) {
  const messages = useMessages();
  const [known, setKnown] = useState(before);
  const [values, setValues] = useState(toAnswerValues(before));
  const [file, setFile] = useState<File | null>(null);
  const [isFileRemoved, setFileRemoved] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isOvertaken = before !== undefined && before.answered !== known?.answered;
  const isTouched = file !== null || isFileRemoved || !isSame(values, toAnswerValues(known));
  // After a save, and while the form is untouched, it follows the latest answer, which may be a colleague's.
  if (isOvertaken && (state.status === 'sent' || !isTouched)) {
    setKnown(before);
    setValues(toAnswerValues(before));
    setFile(null);
    setFileRemoved(false);
    setChecked(false);
  }
  const refused = state.status === 'failed' ? state.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const isMissing = values.message.trim() === '';
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: refused?.[name],
    onValueChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isMissing) return focusInvalid();
    if (state.status === 'sending') return;
    onSubmit({
      ...values,
      message: values.message.trim(),
      // Submitting again confirms that the colleague's answer was read.
      basedOn: before?.answered ?? null,
      ...(file ? { attachment: file } : { removeAttachment: isFileRemoved }),
    });
  };
  const kept = before?.attachment_name ?? null;
  return (
    <form
      ref={formRef}
      noValidate
      className={formClass}
      data-component="QuoteAnswerForm"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      {state.status === 'sent' && <Notice tone="success">{messages.format('quotes.sentNotice')}</Notice>}
      {isOvertaken && isTouched && <QuoteOvertaken theirs={before} />}
      {state.status === 'failed' && !isOvertaken && (
        <Notice tone="danger">{state.reason ?? messages.format('quotes.notSent')}</Notice>
      )}
      <div className={trio}>
        <TextField
          {...field('price')}
          maxLength={FIELD_MAX}
          label={messages.format('quotes.price')}
          hint={messages.format('quotes.priceHint')}
        />
        <TextField
          {...field('lead_time')}
          maxLength={FIELD_MAX}
          label={messages.format('quotes.leadTime')}
          hint={messages.format('quotes.leadTimeHint')}
        />
        <TextField
          {...field('minimum_order')}
          maxLength={FIELD_MAX}
          label={messages.format('quotes.minimumOrder')}
        />
      </div>
      <TextArea
        {...field('message')}
        label={messages.format('quotes.answerMessage')}
        rows={4}
        maxRows={12}
        showCount
        maxLength={TEXT_LIMITS.emailBody}
        required
        {...(isChecked && isMissing && { error: messages.format('quotes.answerMissing') })}
      />
      <FileDrop
        label={messages.format('quotes.attachment')}
        hint={
          kept && !isFileRemoved
            ? messages.format('quotes.keepFile', { name: kept })
            : messages.format('quotes.attachmentHint')
        }
        error={refused?.attachment}
        accept={QUOTE_ATTACHMENT.extensions}
        maxSize={QUOTE_ATTACHMENT.maxBytes}
        maxFiles={1}
        items={file ? [{ id: file.name, name: file.name, size: file.size, file, state: 'waiting' }] : []}
        onFilesAdd={([added]) => added && setFile(added)}
        onRemove={() => setFile(null)}
      />
      {kept && !file && (
        <Checkbox
          label={messages.format('quotes.removeFile')}
          checked={isFileRemoved}
          onCheckedChange={(checked) => setFileRemoved(checked === true)}
        />
      )}
      <div>
        <Button type="submit" tone="primary" loading={state.status === 'sending'}>
          {messages.format(sendLabel())}
        </Button>
      </div>
    </form>
  );

  function sendLabel() {
    if (isOvertaken && isTouched) return 'quotes.sendInPlace';
    return before ? 'quotes.sendAgain' : 'quotes.send';
  }
}

const toAnswerValues = (answer: QuoteAnswer | undefined) => ({
  price: answer?.price ?? '',
  lead_time: answer?.lead_time ?? '',
  minimum_order: answer?.minimum_order ?? '',
  message: answer?.message ?? '',
});

type Values = ReturnType<typeof toAnswerValues>;

const isSame = (one: Values, other: Values): boolean =>
  (Object.keys(one) as (keyof Values)[]).every((name) => one[name] === other[name]);

/** Shows the answer that a colleague has sent meanwhile, before it is overwritten. @see GAP-058 */
function QuoteOvertaken({ theirs }: { theirs: QuoteAnswer }) {
  const messages = useMessages();
  const name = theirs.user_name ?? messages.format('quotes.formerMember');
  const said = [
    ['quotes.price', theirs.price],
    ['quotes.leadTime', theirs.lead_time],
    ['quotes.minimumOrder', theirs.minimum_order],
    ['quotes.attachment', theirs.attachment_name],
  ] as const;
  return (
    <Notice tone="warning" role="alert" data-part="overtaken">
      <p>{messages.format('quotes.overtaken', { name })}</p>
      <dl className={facts}>
        {said.map(
          ([label, value]) =>
            value && (
              <QuoteFact key={label} label={messages.format(label)}>
                {value}
              </QuoteFact>
            ),
        )}
      </dl>
      <p className={words}>{theirs.message}</p>
    </Notice>
  );
}
