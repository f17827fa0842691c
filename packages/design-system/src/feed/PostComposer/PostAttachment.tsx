import { useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useRef } from 'react';
import { Attachment, type AttachmentProps } from '../Attachment';
import { part } from './PostBox.css';

/** The file of a post. Taken away by its cross, it leaves the focus to the button that adds one of its kind. */
export function PostAttachment(props: AttachmentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(ref, (going) => {
    const box = going.closest('[data-part="box"]');
    return (
      box?.querySelector<HTMLElement>(`button[data-adds="${going.dataset.kind}"]:enabled`) ??
      box?.querySelector('textarea')
    );
  });
  return (
    <div ref={ref} data-kind={props.shown.kind} className={part}>
      <Attachment {...props} />
    </div>
  );
}
