import { embedMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useState } from 'react';
import { Preflight, type PreflightProps } from './Preflight';
import type { PreflightState } from './PreflightReport';
import { NO_PAGE, preflightForm } from './preflight-values';

/** Checks pages by the API. The last report stays until the next one is loaded. */
export function PreflightContainer({ widgetsHref }: Pick<PreflightProps, 'widgetsHref'>) {
  const [values, setValues] = useState(NO_PAGE);
  const [state, setState] = useState<PreflightState>({ status: 'empty' });
  const { send, isSending, failure, dismiss } = useSend(embedMutations(useApiClient()).check());
  const handleSubmit = () => {
    const form = preflightForm(values);
    if (form) void send(form, (result) => setState({ status: 'ready', result }));
  };
  return (
    <Preflight
      values={values}
      onValuesChange={(change) => setValues((before) => ({ ...before, ...change }))}
      state={isSending ? { status: 'loading' } : state}
      failure={failure}
      onDismiss={dismiss}
      onSubmit={handleSubmit}
      widgetsHref={widgetsHref}
    />
  );
}
