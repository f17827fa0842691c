import { ImageOff, RotateCw, Unplug } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { note } from './MediaFrame.css';

/** Words in place of a picture that nobody has added. */
export function MediaNone() {
  const messages = useMessages();
  return (
    <div data-part="none" className={note}>
      <Icon icon={ImageOff} size="medium" />
      {messages.format('mediaFrame.none')}
    </div>
  );
}

interface MediaBrokenProps {
  kind: 'image' | 'video';
  onRetry: () => void;
}

/** What did not load, and the way to try again. */
export function MediaBroken({ kind, onRetry }: MediaBrokenProps) {
  const messages = useMessages();
  return (
    <div data-part="broken" role="status" className={note}>
      <Icon icon={Unplug} size="medium" />
      {messages.format(`mediaFrame.${kind}Broken`)}
      <Button size="small" icon={RotateCw} onClick={onRetry}>
        {messages.format('mediaFrame.retry')}
      </Button>
    </div>
  );
}
