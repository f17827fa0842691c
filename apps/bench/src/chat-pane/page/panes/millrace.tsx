import '@millrace/design-system/styles.css';
import { ChatPane, MillraceProvider, toChatMessage } from '@millrace/design-system';
import { documentClass } from '@millrace/ui/theme';
import { mapOnce } from '../../../../../../packages/design-system/src/internal/map-once';
import { OTHER, VIEWER } from '../talk';
import type { Candidate, PaneProps } from './pane';

const Pane = ({ messages }: PaneProps) => (
  <MillraceProvider locale="en">
    <div className={documentClass} style={{ display: 'grid', blockSize: '100%' }}>
      <ChatPane
        person={OTHER}
        backHref="/messages"
        viewerId={VIEWER}
        state={{ status: 'ready', messages: mapOnce(messages, toChatMessage), older: 'none' }}
        pending={NONE}
        readUpTo={null}
        writing="open"
        connection="online"
        text=""
        onTextChange={nothing}
        file={null}
        onFileChange={nothing}
        onSend={nothing}
        onResend={nothing}
        onCancel={nothing}
        onDiscard={nothing}
      />
    </div>
  </MillraceProvider>
);

const NONE: readonly never[] = [];
const nothing = () => undefined;

/** Conversation of the design system, with its header, dates, live announcer and composer. */
export const candidate: Candidate = { name: 'Millrace', Pane };
