import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { Button, Heading, Link, Prose, SegmentedControl, TextArea, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { form, root, submit } from './Preflight.css';
import { PreflightReport, type PreflightState } from './PreflightReport';
import { PREFLIGHT_WAYS, type PreflightValues, preflightForm } from './preflight-values';

export interface PreflightProps extends Omit<PreflightFormProps, 'isChecking'> {
  state: PreflightState;
  /** Address of the page that offers widgets. */
  widgetsHref: string;
}

/** Checks whether widgets work on a third-party page, and suggests fixes. */
export function Preflight({ state, widgetsHref, ...form }: PreflightProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="Preflight" data-state={state.status}>
      <Heading level={1}>{messages.format('preflight.title')}</Heading>
      <Prose>
        <p>{messages.format('preflight.text')}</p>
        <p>
          <Link href={widgetsHref}>{messages.format('preflight.widgets')}</Link>
        </p>
      </Prose>
      <PreflightForm {...form} isChecking={state.status === 'loading'} />
      <PreflightReport state={state} />
    </div>
  );
}

interface PreflightFormProps {
  values: PreflightValues;
  onValuesChange: (change: Partial<PreflightValues>) => void;
  /** True while a page is being checked. */
  isChecking: boolean;
  /** Reason why the last check failed; each failure is a new object. */
  failure: RequestFailure | null;
  onDismiss: () => void;
  /** Called when the input is valid. */
  onSubmit: () => void;
}

const WAY_LABELS = { address: 'preflight.byAddress', pasted: 'preflight.pasted' } as const;

/** Form that takes a page by URL or pasted source. */
function PreflightForm({
  values,
  onValuesChange,
  isChecking,
  failure,
  onDismiss,
  onSubmit,
}: PreflightFormProps) {
  const messages = useMessages();
  const [isMissing, setIsMissing] = useState(false);
  const { formRef, focusInvalid } = useInvalidFocus(failure?.fields);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    const isEmpty = preflightForm(values) === null;
    setIsMissing(isEmpty);
    if (isEmpty) focusInvalid();
    else onSubmit();
  };
  const change = (changed: Partial<PreflightValues>) => {
    setIsMissing(false);
    if (failure) onDismiss();
    onValuesChange(changed);
  };
  const isAtField = failure !== null && Object.keys(failure.fields).length > 0;
  const missing = (key: 'preflight.addressMissing' | 'preflight.pastedMissing') =>
    isMissing ? messages.format(key) : undefined;
  return (
    <form ref={formRef} noValidate className={form} data-part="form" onSubmit={handleSubmit}>
      {failure && !isAtField && <RequestAlert failure={failure} onDismiss={onDismiss} />}
      <SegmentedControl
        label={messages.format('preflight.way')}
        options={PREFLIGHT_WAYS.map((way) => ({ value: way, label: messages.format(WAY_LABELS[way]) }))}
        value={values.way}
        onValueChange={(way) => change({ way })}
      />
      {values.way === 'address' ? (
        <TextField
          label={messages.format('preflight.address')}
          hint={messages.format('preflight.addressHint')}
          error={missing('preflight.addressMissing') ?? failure?.fields.address}
          name="address"
          inputMode="url"
          autoComplete="url"
          dir="ltr"
          value={values.address}
          onValueChange={(address) => change({ address })}
          required
        />
      ) : (
        <>
          <TextArea
            label={messages.format('preflight.headers')}
            hint={messages.format('preflight.headersHint')}
            error={missing('preflight.pastedMissing') ?? failure?.fields.headers}
            name="headers"
            rows={5}
            dir="ltr"
            spellCheck={false}
            value={values.headers}
            onValueChange={(headers) => change({ headers })}
          />
          <TextArea
            label={messages.format('preflight.html')}
            hint={messages.format('preflight.htmlHint')}
            error={failure?.fields.html}
            name="html"
            rows={8}
            dir="ltr"
            spellCheck={false}
            value={values.html}
            onValueChange={(html) => change({ html })}
          />
        </>
      )}
      <Button type="submit" tone="primary" loading={isChecking} className={submit}>
        {messages.format('preflight.check')}
      </Button>
    </form>
  );
}
