import type { PostFile } from '@millrace/api-client';
import { Notice, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { dropTarget, type ShownFile, useFileIntake } from '../Attachment';
import { MentionField, type MentionFieldProps } from '../MentionField';
import { PostAttachment } from './PostAttachment';
import { box, means, part, room } from './PostBox.css';
import { PostBoxFoot } from './PostBoxFoot';
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
  const messages = useMessages();
  const meansId = useId();
  const [said, setSaid] = useState('');
  const { text, mentions, visibility, medium } = values;
  const handleTake = useCallback(
    (taken: PostFile) => {
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
