import { ImageOff, RotateCw, Unplug } from 'lucide-react';
import { useRef } from 'react';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';
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

/** Shows a loading error, with a button that retries. */
export function MediaBroken({ kind, onRetry }: MediaBrokenProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(ref, focusableFrame);
  return (
    <div ref={ref} data-part="broken" role="status" className={note}>
      <Icon icon={Unplug} size="medium" />
      {messages.format(`mediaFrame.${kind}Broken`)}
      <Button size="small" icon={RotateCw} onClick={onRetry}>
        {messages.format('mediaFrame.retry')}
      </Button>
    </div>
  );
}

/** The frame takes the focus only then: a press in it is for what it holds. */
function focusableFrame({ parentElement: frame }: HTMLElement): HTMLElement | null {
  if (frame) frame.tabIndex = -1;
  return frame;
}
