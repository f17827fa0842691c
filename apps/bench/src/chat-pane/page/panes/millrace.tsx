import { useMemo } from 'react';
import { mapOnce } from '../../../../../../packages/design-system/src/internal/map-once';
import { ChatLog } from '../../../../../../packages/design-system/src/messaging/ChatPane/ChatLog';
import { toChatMessage } from '../../../../../../packages/design-system/src/messaging/ChatPane/chat-message';
import { OTHER, VIEWER } from '../talk';
import type { Candidate, PaneProps } from './pane';

const Pane = ({ messages }: PaneProps) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
    <ChatLog
      person={OTHER}
      viewerId={VIEWER}
      canWrite
      messages={useMemo(() => mapOnce(messages, toChatMessage), [messages])}
      older="none"
      pending={NONE}
      readUpTo={null}
      connection="online"
      onResend={nothing}
      onCancel={nothing}
      onDiscard={nothing}
    />
  </div>
);

const NONE: readonly never[] = [];
const nothing = () => undefined;

/** What was said, as the design system's chat pane has it: with its announcer, its days and its way to the end. */
export const millrace: Candidate = { name: 'Millrace', Pane };
