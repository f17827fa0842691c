import { useMessages } from '../messages/MessagesContext';
import { Notice } from '../primitives/Notice';

/** Warns that another window edits the same draft, and that the last write wins. */
export function DraftConflictNotice() {
  const messages = useMessages();
  return <Notice data-part="other">{messages.format('draftConflict.title')}</Notice>;
}
