import { useMessages } from '../messages/MessagesContext';
import { Notice } from '../primitives/Notice';
import { draftConflictMessages } from './DraftConflictNotice.messages';

/** Warns that another window edits the same draft, and that the last write wins. */
export function DraftConflictNotice() {
  const messages = useMessages(draftConflictMessages);
  return <Notice data-part="other">{messages.format('draftConflict.title')}</Notice>;
}
