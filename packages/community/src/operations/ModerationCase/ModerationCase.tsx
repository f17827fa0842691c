import type { CaseDecision, ModerationCaseDetail } from '@millrace/api-client';
import { REASON_TEXTS, type SendState } from '@millrace/design-system';
import { type Decision, eventPath, postPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import {
  Button,
  ErrorState,
  Heading,
  Inline,
  Link,
  Notice,
  SectionHead,
  SkeletonRows,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { BackLink } from '../../internal/BackLink';
import { CaseBadges, CaseFacts } from '../ModerationQueue';
import { CaseContent } from './CaseContent';
import {
  CaseDecisionDialog,
  DECISION_HINTS,
  DECISION_TEXTS,
  type DecisionMade,
  isStrict,
} from './CaseDecisionDialog';
import { act, acts, back, column, facts, list, part, root, row, said } from './ModerationCase.css';

/** Loading state of a case. */
export type CaseState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; one: ModerationCaseDetail };

export interface ModerationCaseProps {
  state: CaseState;
  deciding: SendState;
  /** Decision that awaits confirmation in a dialog. */
  asked: Decision | null;
  onAskedChange: (decision: Decision | null) => void;
  onDecide: (made: DecisionMade) => void;
  /** True if another moderator decided first and the case was refetched. Default `false`. */
  decidedMeanwhile?: boolean;
  onRetry: () => void;
}

/** A moderation case: reported content, context, history, and possible decisions. @see GAP-096 */
export function ModerationCase({ state, onRetry, ...rest }: ModerationCaseProps) {
  const messages = useMessages();
  return (
    <div data-component="ModerationCase" className={root}>
      <div className={back}>
        <BackLink href={SITE_PATHS.moderation}>{messages.format('case.back')}</BackLink>
      </div>
      {state.status === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={4} art="avatar" />
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState title={messages.format('list.failed')} description={state.message} onRetry={onRetry} />
      )}
      {state.status === 'ready' && <Ready one={state.one} {...rest} />}
    </div>
  );
}

interface ReadyProps extends Omit<ModerationCaseProps, 'state' | 'onRetry'> {
  one: ModerationCaseDetail;
}

function Ready({ one, deciding, asked, onAskedChange, onDecide, decidedMeanwhile = false }: ReadyProps) {
  const messages = useMessages();
  const { target, member } = one;
  return (
    <>
      <div className={column}>
        <header className={part}>
          <Heading level={1}>
            {messages.format('moderation.what', { kind: target.kind, name: member.user_name })}
          </Heading>
          <Inline gap="xs">
            <CaseBadges state={one.state} member={member} />
          </Inline>
          <CaseFacts {...one} />
          {decidedMeanwhile && <Notice tone="warning">{messages.format('case.decidedMeanwhile')}</Notice>}
        </header>
        <CaseContent one={one} />
      </div>
      <div className={column}>
        <section aria-labelledby="decide" className={part}>
          <SectionHead title={messages.format('case.decide')} titleId="decide" variant="panel" />
          {one.possible.length === 0 ? (
            <Text as="p" tone="secondary">
              {messages.format('case.ownCase')}
            </Text>
          ) : (
            <div className={acts}>
              {one.possible.map((decision) => (
                <div key={decision} className={act}>
                  <Button
                    tone={isStrict(decision) ? 'danger' : 'secondary'}
                    onClick={() => onAskedChange(decision)}
                  >
                    {messages.format(DECISION_TEXTS[decision])}
                  </Button>
                  <Text as="p" variant="caption">
                    {messages.format(DECISION_HINTS[decision], { name: member.user_name })}
                  </Text>
                </div>
              ))}
            </div>
          )}
        </section>
        <CaseHistory one={one} />
        <nav aria-label={messages.format('case.feed', { name: member.user_name })} className={part}>
          <Link href={userFeedPath({ id: member.user_id })}>
            {messages.format('case.feed', { name: member.user_name })}
          </Link>
          {one.post && one.state === 'visible' && (
            <Link href={postPath(one.post.id)}>
              {messages.format('feed.postBy', { name: one.post.user.user_name })}
            </Link>
          )}
          {one.event && one.state === 'visible' && (
            <Link href={eventPath(one.event)}>
              <bdi>{one.event.eventName}</bdi>
            </Link>
          )}
        </nav>
      </div>
      {asked && (
        <CaseDecisionDialog
          key={asked}
          decision={asked}
          name={member.user_name}
          usualReason={one.reasons[0]?.reason}
          state={deciding}
          onDecide={onDecide}
          onClose={() => onAskedChange(null)}
        />
      )}
    </>
  );
}

/** Decision history, and other cases of the same member. */
function CaseHistory({ one }: { one: ModerationCaseDetail }) {
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
