import { type FileMediaKind, VISIBILITIES, type Visibility } from '@millrace/domain';
import { Button, SelectField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ChangeEvent, memo, type ReactNode, useRef } from 'react';
import { ATTACHMENT_ICONS, acceptAttribute } from '../Attachment';
import { ends, foot, media, mediaWord } from './PostBox.css';

/** The kinds in the order of their buttons, with what each is called. */
const KINDS = [
  { kind: 'image', word: 'postComposer.image', label: 'postComposer.addImage' },
  { kind: 'video', word: 'postComposer.video', label: 'postComposer.addVideo' },
  { kind: 'pdf', word: 'postComposer.pdf', label: 'postComposer.addPdf' },
  { kind: 'ppt', word: 'postComposer.ppt', label: 'postComposer.addPpt' },
] as const;

interface PostBoxFootProps {
  visibility: Visibility;
  onValuesChange: (change: { visibility: Visibility }) => void;
  /** The files that were chosen. */
  onTake: (files: readonly File[]) => void;
  /** What the server says of the visibility. */
  error: string | undefined;
  /** Of the words that say what the visibility means. */
  meansId: string;
  disabled: boolean;
  actions: ReactNode;
}

/** The foot of the box: what is added, who sees it, and what sends it. Not drawn anew while the text is written. */
export const PostBoxFoot = memo(function PostBoxFoot({
  visibility,
  onValuesChange,
  onTake,
  error,
  meansId,
  disabled,
  actions,
}: PostBoxFootProps) {
  const messages = useMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const choose = (kind: FileMediaKind) => {
    if (!inputRef.current) return;
    inputRef.current.accept = acceptAttribute(kind);
    inputRef.current.click();
  };
  const handleChoice = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // Else the same file chosen once more would be no change.
    input.value = '';
    onTake(files);
  };
  return (
    <div data-part="foot" className={foot}>
      <div className={media}>
        {KINDS.map(({ kind, word, label }) => (
          <Button
            key={kind}
            data-adds={kind}
            tone="quiet"
            icon={ATTACHMENT_ICONS[kind]}
            disabled={disabled}
            aria-label={messages.format(label)}
            onClick={() => choose(kind)}
          >
            <span className={mediaWord}>{messages.format(word)}</span>
          </Button>
        ))}
        <input
          ref={inputRef}
          type="file"
          data-part="input"
          aria-label={messages.format('attachment.choose')}
          hidden
          onChange={handleChoice}
        />
      </div>
      <div className={ends}>
        <SelectField
          label={messages.format('postComposer.visibility')}
          labelVisibility="hidden"
          aria-describedby={meansId}
          value={visibility}
          disabled={disabled}
          error={error}
          options={VISIBILITIES.map((value) => ({
            value,
            label: messages.format(`postComposer.${value}`),
          }))}
          onValueChange={(next) => onValuesChange({ visibility: next })}
        />
        {actions}
      </div>
    </div>
  );
});
