import { ArrowUpRight } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { externalMark } from './Link.css';

/** Between the last word and the mark: no line begins with the mark. */
const WORD_JOINER = '\u2060';

/** Says that a link leads away. */
export function LinkExternalMark() {
  const messages = useMessages();
  return (
    <>
      <VisuallyHidden>{messages.format('link.external')}</VisuallyHidden>
      <span aria-hidden="true">{WORD_JOINER}</span>
      <Icon icon={ArrowUpRight} className={externalMark} />
    </>
  );
}
