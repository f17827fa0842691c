import { latePart } from '@millrace/ui/hooks';
import type { AttachmentProps } from './Attachment';
import { fileName, root } from './Attachment.css';

/** Lazily loaded with the first chosen file. */
const attachment = latePart(() => import('./Attachment'));

/** Lazy `Attachment`; shows the file name until it is loaded. */
export function LateAttachment(props: AttachmentProps) {
  const part = attachment.usePart();
  if (part) return <part.Attachment {...props} />;
  const { kind, name } = props.shown;
  return (
    <div data-component="Attachment" data-kind={kind} data-state="loading" className={root}>
      <span />
      <bdi title={name} className={fileName}>
        {name}
      </bdi>
    </div>
  );
}
