import type { AccessToken, Security, SessionEntry } from '@millrace/api-client';
import { RequestAlert } from '@millrace/design-system';
import { Badge, Button, Heading, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { SecurityReading } from './SecurityReading';
import {
  SECURITY_SECTIONS,
  SecuritySection,
  type SecuritySectionName,
  sectionTitleId,
} from './SecuritySection';
import { list, part, root, row, rowEnd, rowName } from './SecuritySettings.css';
import { SecuritySignIn } from './SecuritySignIn';
import { SecurityTokens } from './SecurityTokens';
import type { Reading, SectionWork, SecurityQuestion } from './security-state';

export interface SecuritySettingsProps {
  security: Reading<Security>;
  /** Sorted by last use, latest first. */
  sessions: Reading<readonly SessionEntry[]>;
  /** Newest first. */
  tokens: Reading<readonly AccessToken[]>;
  /** Sections to show. Default: all. */
  sections?: readonly SecuritySectionName[] | undefined;
  /** True if this browser can create passkeys. */
  canAddPasskeys: boolean;
  onAsk: (question: SecurityQuestion) => void;
  /** Refetches a list that failed to load. */
  onRetry: () => void;
  onEndSession: (session: SessionEntry) => void;
  onEndOtherSessions: () => void;
  /** State of ending sessions. */
  ending: SectionWork;
  onExport: () => void;
  /** State of the data export. */
  exporting: SectionWork;
}

/** Sessions, sign-in methods, access tokens, and export or deletion of the data. @see GAP-046 */
export function SecuritySettings({
  sections = SECURITY_SECTIONS,
  onAsk,
  onRetry,
  ...rest
}: SecuritySettingsProps) {
  const has = (name: SecuritySectionName) => sections.includes(name);
  return (
    <div className={root} data-component="SecuritySettings">
      {has('signIn') && (
        <SecuritySignIn
          security={rest.security}
          canAddPasskeys={rest.canAddPasskeys}
          onAsk={onAsk}
          onRetry={onRetry}
        />
      )}
      {has('sessions') && (
        <SecuritySessions
          sessions={rest.sessions}
          onRetry={onRetry}
          onEnd={rest.onEndSession}
          onEndOthers={rest.onEndOtherSessions}
          work={rest.ending}
        />
      )}
      {has('tokens') && (
        <SecurityTokens bare={sections.length === 1} tokens={rest.tokens} onAsk={onAsk} onRetry={onRetry} />
      )}
      {has('data') && (
        <SecurityData
          onExport={rest.onExport}
          onDelete={() => onAsk({ about: 'deleteAccount' })}
          work={rest.exporting}
        />
      )}
    </div>
  );
}

interface SecurityDataProps {
  onExport: () => void;
  onDelete: () => void;
  work: SectionWork;
}

/** Export and deletion of the member's data. @see GAP-046 */
function SecurityData({ onExport, onDelete, work }: SecurityDataProps) {
  const messages = useMessages();
  return (
    <SecuritySection name="data">
      {work.failure && <RequestAlert failure={work.failure} onDismiss={work.onDismiss} />}
      <div className={part} data-part="export">
        <Heading level={3} size="panel">
          {messages.format('security.export')}
        </Heading>
        <Text as="p" tone="secondary">
          {messages.format('security.exportHint')}
        </Text>
        <Button loading={work.isBusy} onClick={onExport}>
          {messages.format('security.exportSubmit')}
        </Button>
      </div>
      <div className={part} data-part="delete">
        <Heading level={3} size="panel">
          {messages.format('security.delete')}
        </Heading>
        <Text as="p" tone="secondary">
          {messages.format('security.deleteHint')}
        </Text>
        <Button tone="danger" onClick={onDelete}>
          {messages.format('security.delete')}
        </Button>
      </div>
    </SecuritySection>
  );
}

/** Initially shown rows; the current session is always included, as it was used last. */
const SHOWN_AT_FIRST = 6;

interface SecuritySessionsProps {
  sessions: Reading<readonly SessionEntry[]>;
  onRetry: () => void;
  onEnd: (session: SessionEntry) => void;
  onEndOthers: () => void;
  work: SectionWork;
}

/** Lists the sessions, which can be ended remotely. */
function SecuritySessions({ sessions, work, ...on }: SecuritySessionsProps) {
  const messages = useMessages();
  const [isWhole, setWhole] = useState(false);
  // Ending a session unmounts the focused button with its row.
  const leaveFocus = () => document.getElementById(sectionTitleId('sessions'))?.focus();
  return (
    <SecuritySection name="sessions">
      {work.failure && <RequestAlert failure={work.failure} onDismiss={work.onDismiss} />}
      <SecurityReading reading={sessions} onRetry={on.onRetry}>
        {(all) => (
          <>
            <ul className={list} aria-busy={work.isBusy || undefined}>
              {(isWhole ? all : all.slice(0, SHOWN_AT_FIRST)).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => {
                    leaveFocus();
                    on.onEnd(session);
                  }}
                />
              ))}
            </ul>
            {!isWhole && all.length > SHOWN_AT_FIRST && (
              <Button
                tone="quiet"
                onClick={() => {
                  leaveFocus();
                  setWhole(true);
                }}
              >
                {messages.format('security.showAll', { count: all.length })}
              </Button>
            )}
            {all.some(({ current }) => !current) ? (
              <div className={part}>
                <Button
                  loading={work.isBusy}
                  onClick={() => {
                    leaveFocus();
                    on.onEndOthers();
                  }}
                >
                  {messages.format('security.endOthers')}
                </Button>
                <Text as="p" variant="caption">
                  {messages.format('security.endOthersHint')}
                </Text>
              </div>
            ) : (
              <Text as="p" tone="secondary" role="status">
                {messages.format('security.onlyHere')}
              </Text>
            )}
          </>
        )}
      </SecurityReading>
    </SecuritySection>
  );
}

function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd: () => void }) {
  const messages = useMessages();
  const device = session.device ?? messages.format('security.unknownDevice');
  return (
    <li className={row} data-part="session">
      <span className={rowName}>
        {device} {session.current && <Badge>{messages.format('security.current')}</Badge>}
        <Text as="div" variant="caption">
          {messages.format('security.seen', {
            seen: messages.date(session.seen_at, { dateStyle: 'medium', timeStyle: 'short' }),
            begun: messages.date(session.created_at, { dateStyle: 'medium' }),
          })}
        </Text>
      </span>
      {!session.current && (
        <Button
          size="small"
          className={rowEnd}
          aria-label={messages.format('security.endOf', { device })}
          onClick={onEnd}
        >
          {messages.format('security.end')}
        </Button>
      )}
    </li>
  );
}
