import type { EmbedFinding, EmbedPreflight, EmbedStatus } from '@millrace/api-client';
import {
  EmptyState,
  Icon,
  type LucideIcon,
  Notice,
  SectionHead,
  SkeletonRows,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { ruledList, ruledRow } from '../../styles/ruled-list.css';
import {
  facts,
  place as placeClass,
  report,
  source,
  status as statusClass,
  verdict,
  verdicts,
  verdictValue,
} from './Preflight.css';
import { PreflightCode } from './PreflightCode';
import { isFixMerged, PreflightPolicies } from './PreflightPolicies';

/** State of a check. */
export type PreflightState =
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'ready'; result: EmbedPreflight };

export interface PreflightReportProps {
  state: PreflightState;
}

const TITLE_ID = 'preflight-result';

/** Findings on a page, announced by a live region. */
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
  result: { has_snippet: hasSnippet, verdicts: found, page, findings, policies },
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
      <PreflightPolicies policies={policies} />
      <ol className={ruledList}>
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list comes whole, and the same may be found twice
          <PreflightFinding key={at} finding={finding} hasFix={!isFixMerged(finding, policies)} />
        ))}
      </ol>
    </>
  );
}

interface PreflightFindingProps {
  finding: EmbedFinding;
  /** False if a policy above contains its fix. */
  hasFix: boolean;
}

const WAYS = { script: 'preflight.byScript', frame: 'preflight.inFrame' } as const;
const PLACES = {
  headers: 'preflight.inHeaders',
  html: 'preflight.inHtml',
} as const;

/** One finding: status, location, and fix. */
function PreflightFinding({
  finding: { code, status, ways, place, mend: fix, values },
  hasFix,
}: PreflightFindingProps) {
  const messages = useMessages();
  return (
    <li className={ruledRow} data-part="finding" data-state={status}>
      <div className={facts}>
        <PreflightStatus status={status} />
        {ways.map((way) => (
          <Text key={way} variant="small" tone="secondary">
            {messages.format(WAYS[way])}
          </Text>
        ))}
        {place && (
          <Text variant="small" tone="secondary">
            {messages.format(PLACES[place.part], { line: place.line })}
          </Text>
        )}
      </div>
      <Text as="p">{messages.format(`preflight.finding.${code}`, values)}</Text>
      {place && (
        <code className={classNames(source, placeClass)} dir="ltr">
          {place.text}
        </code>
      )}
      {fix && hasFix && (
        <PreflightCode
          label={messages.format('preflight.fix')}
          code={fix}
          copyLabel={messages.format('preflight.copyOf', { fix })}
        />
      )}
    </li>
  );
}

const ICONS: Readonly<Record<EmbedStatus, LucideIcon>> = {
  works: CircleCheck,
  restricted: TriangleAlert,
  unknown: CircleHelp,
  blocked: CircleAlert,
};

interface PreflightStatusProps {
  status: EmbedStatus;
}

/** Icon and label of a finding's effect on widgets. */
function PreflightStatus({ status }: PreflightStatusProps) {
  const messages = useMessages();
  return (
    <span className={statusClass} data-part="status" data-state={status}>
      <Icon icon={ICONS[status]} />
      {messages.format(`preflight.status.${status}`)}
    </span>
  );
}
