import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { VisuallyHidden } from '../VisuallyHidden';
import { count as countClass } from './TextArea.css';

/** A pause in typing after which the rest is said. */
const PAUSE_MS = 1000;

interface TextAreaCountProps {
  /** Of what describes the text area: the limit alone, as a count would be read anew with each letter. */
  id: string;
  count: number;
  limit: number;
}

/** `148 of 2,000` to the eye; to those who listen the limit, and near it what is left, when they pause. */
export function TextAreaCount({ id, count, limit }: TextAreaCountProps) {
  const messages = useMessages();
  const [countAtStart] = useState(count);
  const [said, setSaid] = useState('');
  const left = limit - count;
  const isNear = left <= Math.min(50, Math.ceil(limit / 10));
  const rest =
    left < 0 ? messages.format('textArea.over', { over: -left }) : messages.format('textArea.left', { left });
  const words = isNear && count !== countAtStart ? rest : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      <span
        data-part="count"
        data-state={left < 0 ? 'over' : 'within'}
        aria-hidden="true"
        className={countClass}
      >
        {messages.format('textArea.count', { count, limit })}
      </span>
      <VisuallyHidden id={id}>{messages.format('textArea.limit', { limit })}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
