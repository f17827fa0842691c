import { useMessages } from '../messages/MessagesContext';
import { Notice } from '../primitives/Notice';

/** Says that another window has a draft of the same, and that the last write wins. */
export function DraftConflictNotice() {
  const messages = useMessages();
  return <Notice data-part="other">{messages.format('draftConflict.title')}</Notice>;
}
