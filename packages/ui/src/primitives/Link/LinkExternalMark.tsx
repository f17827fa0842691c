import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { icon } from '../Icon/Icon.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { externalMark } from './Link.css';

/** Between the last word and the mark: no line begins with the mark. */
const WORD_JOINER = '\u2060';

/** Says that a link leads away. Drawn here, as widgets have links but no library of icons. */
export function LinkExternalMark() {
  const messages = useMessages();
  return (
    <>
      <VisuallyHidden>{messages.format('link.external')}</VisuallyHidden>
      <span aria-hidden="true">{WORD_JOINER}</span>
      <svg
        aria-hidden="true"
        focusable={false}
        viewBox="0 0 24 24"
        width={16}
        height={16}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="square"
        className={classNames(icon({ size: 'small' }), externalMark)}
      >
        <path d="M7 7h10v10M7 17 17 7" />
      </svg>
    </>
  );
}
