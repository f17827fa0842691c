import type { SessionEntry } from '@millrace/api-client';
import { RequestAlert } from '@millrace/design-system';
import { Badge, Button, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { SecurityReading } from './SecurityReading';
import { SecuritySection, sectionTitleId } from './SecuritySection';
import { list, part, row, rowEnd, rowName } from './SecuritySettings.css';
import type { Reading, SectionWork } from './security-state';

/** Of a longer list the first are shown, the present one always among them, as it was used last. */
const SHOWN_AT_FIRST = 6;

interface SecuritySessionsProps {
  number: number;
  sessions: Reading<readonly SessionEntry[]>;
  onRetry: () => void;
  onEnd: (session: SessionEntry) => void;
  onEndOthers: () => void;
  work: SectionWork;
}

/** Where one is signed in, to be ended elsewhere. */
export function SecuritySessions({ number, sessions, work, ...on }: SecuritySessionsProps) {
  const messages = useMessages();
  const [isWhole, setWhole] = useState(false);
  // What is pressed goes with its row.
  const leaveFocus = () => document.getElementById(sectionTitleId('sessions'))?.focus();
  return (
    <SecuritySection name="sessions" number={number}>
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
