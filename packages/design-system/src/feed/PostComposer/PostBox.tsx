import { type FileMediaKind, VISIBILITIES, type Visibility } from '@millrace/domain';
import { Button, Notice, SelectField, VisuallyHidden } from '@millrace/ui';
import { useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ChangeEvent, memo, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import {
  ATTACHMENT_ICONS,
  type AttachmentProps,
  acceptAttribute,
  type ChosenFile,
  dropTarget,
  LateAttachment,
  type ShownFile,
  useFileIntake,
} from '../Attachment';
import { attachmentMessages } from '../Attachment/Attachment.messages';
import { MentionField, type MentionFieldProps } from '../MentionField';
import { box, ends, foot, means, media, mediaWord, part, room } from './PostBox.css';
import { postComposerMessages } from './PostComposer.messages';
import type { PostValues } from './post-values';

/** What is found for a mention. */
export type MentionSearch = Pick<MentionFieldProps, 'candidates' | 'status' | 'onQueryChange'>;

export interface PostBoxProps {
  values: PostValues;
  /** The same function at each drawing, or all is drawn anew with each letter; so with `actions` and `children`. */
  onValuesChange: (change: Partial<PostValues>) => void;
  mentionSearch: MentionSearch;
  /** A file that the post has already, while none is chosen in its place; its cross takes it away. */
  existing?: { medium: ShownFile; onRemove: () => void } | null;
  /** What the server says of single fields, by their names. */
  errors: Readonly<Record<string, string>>;
  /** While it is sent nothing can be changed. */
  disabled: boolean;
  /** Between the text and the foot, such as tags. */
  children?: ReactNode;
  /** At the end of the foot: the buttons that send it. */
  actions: ReactNode;
}

/** The box that a post is written in: text, file, and who sees it. @see FEED-017, FEED-018, FEED-024 */
export function PostBox({
  values,
  onValuesChange,
  mentionSearch,
  existing = null,
  errors,
  disabled,
  children,
  actions,
}: PostBoxProps) {
  const messages = useMessages(attachmentMessages, postComposerMessages);
  const meansId = useId();
  const [said, setSaid] = useState('');
  const { text, mentions, visibility, medium } = values;
  const handleTake = useCallback(
    (taken: ChosenFile) => {
      onValuesChange({ medium: taken });
      setSaid(messages.format('attachment.added', { name: taken.file.name }));
    },
    [onValuesChange, messages],
  );
  // What the server said of another file is past.
  const handleRefuse = useCallback(() => onValuesChange({}), [onValuesChange]);
  const file = useFileIntake({ isOff: disabled, onTake: handleTake, onRefuse: handleRefuse });
  const chosen = medium && { kind: medium.kind, name: medium.file.name, file: medium.file };
  const shown = chosen ?? existing?.medium ?? null;
  const mediumError = file.problem ?? (shown && (errors[shown.kind] ?? errors.video_upload));
  const handleRemove = () => {
    if (chosen) onValuesChange({ medium: null });
    else existing?.onRemove();
    file.forgive();
    setSaid(messages.format('attachment.removed', { name: shown?.name ?? '' }));
  };
  return (
    <div className={room}>
      <div data-part="box" data-state={file.isTarget ? 'target' : 'idle'} className={box} {...file.dropProps}>
        <MentionField
          label={messages.format('postComposer.text')}
          labelVisibility="hidden"
          name="text"
          placeholder={messages.format('postComposer.placeholder')}
          variant="bare"
          limit="post"
          value={{ text, mentions }}
          onValueChange={onValuesChange}
          {...mentionSearch}
          error={errors.text ?? errors.mentions}
          readOnly={disabled}
          onPaste={file.handlePaste}
        />
        {shown && <PostAttachment shown={shown} disabled={disabled} onRemove={handleRemove} />}
        {mediumError && (
          <div className={part}>
            <Notice tone="danger">{mediumError}</Notice>
          </div>
        )}
        {children && <div className={part}>{children}</div>}
        <PostBoxFoot
          visibility={visibility}
          onValuesChange={onValuesChange}
          onTake={file.take}
          error={errors.visibility}
          meansId={meansId}
          disabled={disabled}
          actions={actions}
        />
        <p id={meansId} data-part="means" className={means}>
          {messages.format(`postComposer.${visibility}Means`)}
        </p>
        {file.isTarget && (
          <div data-part="target" className={dropTarget}>
            {messages.format('attachment.drop')}
          </div>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </div>
  );
}

/** The file of a post. Taken away by its cross, it leaves the focus to the button that adds one of its kind. */
function PostAttachment(props: AttachmentProps) {
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
      <LateAttachment {...props} />
    </div>
  );
}

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
const PostBoxFoot = memo(function PostBoxFoot({
  visibility,
  onValuesChange,
  onTake,
  error,
  meansId,
  disabled,
  actions,
}: PostBoxFootProps) {
  const messages = useMessages(attachmentMessages, postComposerMessages);
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
