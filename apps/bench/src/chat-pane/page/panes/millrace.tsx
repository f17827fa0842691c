import {
  ChatPane,
  type ChatPaneState,
} from '../../../../../../packages/design-system/src/messaging/ChatPane';
import { OTHER, VIEWER } from '../talk';
import type { Candidate, PaneProps } from './pane';

/** Height of the head and the composer, about: the messages have the same height as with the others. */
const BESIDE_PX = 150;

const Pane = ({ messages }: PaneProps) => (
  <div style={{ height: `calc(100% + ${BESIDE_PX}px)` }}>
    <ChatPane
      state={{ status: 'ready', messages, older: 'none' } satisfies ChatPaneState}
      person={OTHER}
      viewerId={VIEWER}
      backHref="/chats"
      writing="open"
      pending={NONE}
      readUpTo={null}
      connection="online"
      text=""
      file={null}
      onTextChange={nothing}
      onFileChange={nothing}
      onSend={nothing}
      onResend={nothing}
      onCancel={nothing}
      onDiscard={nothing}
    />
  </div>
);

const NONE: readonly never[] = [];
const nothing = () => undefined;

/** The public component, with its head, its composer, its announcer, its days and its way to the end. */
export const millrace: Candidate = { name: 'Millrace', Pane };
