import { useMessages } from '../../messages/MessagesContext';
import { Heading } from '../../primitives/Heading';
import { Prose } from '../../primitives/Prose';
import { root } from './Welcome.css';

/** The head of the start page. */
export function Welcome() {
  const messages = useMessages();
  return (
    <div className={root} data-component="Welcome">
      <Heading level={1}>{messages.format('welcome.title')}</Heading>
      <Prose>
        <p>{messages.format('welcome.text')}</p>
      </Prose>
    </div>
  );
}
