import type { CaseDecision, ModerationCaseDetail } from '@millrace/api-client';
import { REASON_TEXTS } from '@millrace/design-system';
import { SITE_PATHS } from '@millrace/domain';
import { Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { CaseFacts } from '../ModerationQueue';
import { facts, list, part, row, said } from './ModerationCase.css';

/** What was decided, and what else was reported of the same member. */
export function CaseHistory({ one }: { one: ModerationCaseDetail }) {
  const messages = useMessages();
  return (
    <>
      <section aria-labelledby="log" className={part}>
        <SectionHead title={messages.format('case.log')} titleId="log" variant="panel" />
        {one.decisions.length === 0 ? (
          <Text as="p" tone="secondary">
            {messages.format('case.noLog')}
          </Text>
        ) : (
          <ol className={list}>
            {one.decisions.map((made) => (
              <LogLine key={made.id} made={made} />
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="earlier" className={part}>
        <SectionHead title={messages.format('case.earlier')} titleId="earlier" variant="panel" />
        {one.earlier.length === 0 ? (
          <Text as="p" tone="secondary">
            {messages.format('case.noEarlier')}
          </Text>
        ) : (
          <ul className={list}>
            {one.earlier.map((other) => (
              <li key={other.id} className={row} data-part="earlier">
                <Link href={`${SITE_PATHS.moderation}/${other.id}`}>
                  {messages.format('moderation.what', {
                    kind: other.target.kind,
                    name: other.member.user_name,
                  })}
                </Link>
                <CaseFacts {...other} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function LogLine({ made }: { made: CaseDecision }) {
  const messages = useMessages();
  return (
    <li className={row} data-part="decision">
      <span>
        {messages.format('case.logLine', {
          decision: messages.format('moderation.decided', { decision: made.decision }),
          moderator: made.moderator ?? messages.format('case.moderatorGone'),
          date: messages.date(made.added, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </span>
      {made.reason && (
        <span className={facts}>
          {messages.format('case.because', { reason: messages.format(REASON_TEXTS[made.reason]) })}
        </span>
      )}
      {made.note !== '' && <p className={said}>{made.note}</p>}
    </li>
  );
}
