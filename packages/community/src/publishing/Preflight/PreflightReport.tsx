import type { EmbedPreflight } from '@millrace/api-client';
import { EmptyState, Notice, SectionHead, SkeletonRows, Text, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ruledList } from '../../styles/ruled-list.css';
import { report, verdict, verdicts, verdictValue } from './Preflight.css';
import { PreflightFinding } from './PreflightFinding';
import { PreflightStatus } from './PreflightStatus';

/** How far a check is. */
export type PreflightState =
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'ready'; result: EmbedPreflight };

export interface PreflightReportProps {
  state: PreflightState;
}

const TITLE_ID = 'preflight-result';

/** What was found on a page. What comes is told to who does not see it. */
export function PreflightReport({ state }: PreflightReportProps) {
  const messages = useMessages();
  const result = state.status === 'ready' ? state.result : null;
  const count = result?.findings.length ?? 0;
  return (
    <section aria-labelledby={TITLE_ID} data-part="report" data-state={state.status} className={report}>
      <SectionHead
        title={messages.format('preflight.result')}
        titleId={TITLE_ID}
        {...(result && { fact: messages.format('preflight.findings', { count }) })}
      />
      <VisuallyHidden role="status">
        {state.status === 'loading' && messages.format('preflight.checking')}
        {result && messages.format('preflight.findings', { count })}
      </VisuallyHidden>
      {state.status === 'empty' && <EmptyState title={messages.format('preflight.empty')} />}
      {state.status === 'loading' && <SkeletonRows art="none" />}
      {result && <Result result={result} />}
    </section>
  );
}

function Result({
  result: { has_snippet: hasSnippet, verdicts: found, page, findings },
}: {
  result: EmbedPreflight;
}) {
  const messages = useMessages();
  return (
    <>
      {page && (
        <Text as="p" variant="small" tone="secondary">
          {messages.format('preflight.page', { page })}
        </Text>
      )}
      <dl className={verdicts} data-part="verdicts">
        <div className={verdict}>
          <Text as="dt" variant="label">
            {messages.format('preflight.byScript')}
          </Text>
          <dd className={verdictValue}>
            <PreflightStatus status={found.script} />
          </dd>
        </div>
        <div className={verdict}>
          <Text as="dt" variant="label">
            {messages.format('preflight.inFrame')}
          </Text>
          <dd className={verdictValue}>
            <PreflightStatus status={found.frame} />
          </dd>
        </div>
      </dl>
      {!hasSnippet && <Notice role="note">{messages.format('preflight.noSnippet')}</Notice>}
      <ol className={ruledList}>
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list comes whole, and the same may be found twice
          <PreflightFinding key={at} finding={finding} />
        ))}
      </ol>
    </>
  );
}
