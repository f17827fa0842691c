import type { EmbedFinding } from '@millrace/api-client';
import { Text } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ruledRow } from '../../styles/ruled-list.css';
import { facts, place as placeClass, source } from './Preflight.css';
import { PreflightFix } from './PreflightFix';
import { PreflightStatus } from './PreflightStatus';

export interface PreflightFindingProps {
  finding: EmbedFinding;
}

const WAYS = { script: 'preflight.byScript', frame: 'preflight.inFrame' } as const;
const PLACES = {
  headers: 'preflight.inHeaders',
  html: 'preflight.inHtml',
} as const;

/** One finding: how it bears on cards, where it stands, and what to write. */
export function PreflightFinding({
  finding: { code, status, ways, place, mend, values },
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
      {mend && <PreflightFix fix={mend} />}
    </li>
  );
}
