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

/** Search hits for mentions. */
export type MentionSearch = Pick<MentionFieldProps, 'candidates' | 'status' | 'onQueryChange'>;

export interface PostBoxProps {
  values: PostValues;
  /** Must be referentially stable, as `actions` and `children`, or every keystroke renders everything again. */
  onValuesChange: (change: Partial<PostValues>) => void;
  mentionSearch: MentionSearch;
  /** File that the post already has, until another is chosen; its remove button removes it. */
  existing?: { medium: ShownFile; onRemove: () => void } | null;
  /** Validation errors of the server, by field name. */
  errors: Readonly<Record<string, string>>;
  /** True while the post is being sent, which disables the form. */
  disabled: boolean;
  /** Content between text and footer, such as tags. */
  children?: ReactNode;
  /** Submit buttons at the end of the footer. */
  actions: ReactNode;
}

/** Form of a post: text, file, and visibility. @see FEED-017, FEED-018, FEED-024 */
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
  // Hides the server's error about the previous file.
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

/** Preview of the attachment. When it is removed, the focus moves to the button that adds a file of its kind. */
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

/** Kinds of files in the order of their buttons, with their labels. */
const KINDS = [
  { kind: 'image', word: 'postComposer.image', label: 'postComposer.addImage' },
  { kind: 'video', word: 'postComposer.video', label: 'postComposer.addVideo' },
  { kind: 'pdf', word: 'postComposer.pdf', label: 'postComposer.addPdf' },
  { kind: 'ppt', word: 'postComposer.ppt', label: 'postComposer.addPpt' },
] as const;

interface PostBoxFootProps {
  visibility: Visibility;
  onValuesChange: (change: { visibility: Visibility }) => void;
  /** Called with the chosen files. */
  onTake: (files: readonly File[]) => void;
  /** The server's validation error of the visibility. */
  error: string | undefined;
  /** Id of the text that describes the visibility. */
  meansId: string;
  disabled: boolean;
  actions: ReactNode;
}

/** Footer of the form: attachments, visibility, submit buttons. Memoized, so that typing does not render it again. */
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
    // Reset the input, as choosing the same file again would not fire `change`.
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
