import { Heading, Link, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { root } from './Preflight.css';
import { PreflightForm, type PreflightFormProps } from './PreflightForm';
import { PreflightReport, type PreflightState } from './PreflightReport';

export interface PreflightProps extends Omit<PreflightFormProps, 'isChecking'> {
  state: PreflightState;
  /** Where cards and their snippets are offered. */
  widgetsHref: string;
}

/** Says whether cards work on a page of somebody else's, and what to write there instead. */
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
