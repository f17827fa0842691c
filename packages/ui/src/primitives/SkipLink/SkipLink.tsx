import { useMessages } from '../../messages/MessagesContext';
import { skipLink } from './SkipLink.css';

export interface SkipLinkProps {
  /** Id of the main content, without `#`. Default `main`. */
  targetId?: string;
}

/** The first stop of the keyboard on a page: past the masthead to the content. Unseen until focused. */
export function SkipLink({ targetId = 'main' }: SkipLinkProps) {
  const messages = useMessages();
  return (
    <a data-component="SkipLink" className={skipLink} href={`#${targetId}`}>
      {messages.format('skipLink.text')}
    </a>
  );
}
