import type { LinkVerdict } from '@millrace/api-client';
import { shownName } from '@millrace/domain';
import { Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list, reason, source, verdict as verdictClass } from './LinkEvidence.css';

export interface LinkVerdictListProps {
  /** The viewer's own first, then the newest. */
  verdicts: readonly LinkVerdict[];
}

/** Who confirms or disputes a link, why, and where it can be read. */
export function LinkVerdictList({ verdicts }: LinkVerdictListProps) {
  if (verdicts.length === 0) return null;
  return (
    <ul className={list}>
      {verdicts.map((one) => (
        <li
          key={`${one.user_id} ${one.added}`}
          className={verdictClass}
          data-part="verdict"
          data-verdict={one.verdict}
        >
          <VerdictLine verdict={one} />
          {one.reason && (
            <Text as="p" variant="prose" className={reason}>
              {one.reason}
            </Text>
          )}
          {one.source_url && (
            <Link href={one.source_url} external rel="nofollow ugc noopener" className={source}>
              {one.source_url}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function VerdictLine({ verdict: one }: { verdict: LinkVerdict }) {
  const messages = useMessages();
  const date = messages.date(one.added, { dateStyle: 'medium' });
  const name = one.user_name === null ? messages.format('evidence.formerMember') : shownName(one.user_name);
  const isConfirmed = one.verdict === 'confirmed';
  return (
    <Text variant="small" tone={isConfirmed ? 'success' : 'danger'}>
      {one.own
        ? messages.format(isConfirmed ? 'evidence.youConfirm' : 'evidence.youDispute', { date })
        : messages.format(isConfirmed ? 'evidence.confirmedBy' : 'evidence.disputedBy', { name, date })}
    </Text>
  );
}
