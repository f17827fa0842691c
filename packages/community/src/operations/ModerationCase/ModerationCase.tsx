import type { ModerationCaseDetail } from '@millrace/api-client';
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
import { CaseHistory } from './CaseHistory';
import { type DecidingState, DecisionDialog, type DecisionMade } from './DecisionDialog';
import { DECISION_HINTS, DECISION_TEXTS, isStrict } from './decision-texts';
import { act, acts, back, column, part, root } from './ModerationCase.css';

/** What is known of a case. */
export type CaseState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; one: ModerationCaseDetail };

export interface ModerationCaseProps {
  state: CaseState;
  deciding: DecidingState;
  /** The decision that is asked about, in a dialog. */
  asked: Decision | null;
  onAskedChange: (decision: Decision | null) => void;
  onDecide: (made: DecisionMade) => void;
  /** True if somebody else was quicker: what is shown was read anew. Default `false`. */
  decidedMeanwhile?: boolean;
  onRetry: () => void;
}

/** What was reported, with its context and history, and what can be decided. @see GAP-096 */
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
        <DecisionDialog
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
