import { type FileMediaKind, VISIBILITIES } from '@millrace/domain';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { SelectField } from '../../primitives/SelectField';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { MentionField, type MentionFieldProps } from '../MentionField';
import { box, ends, foot, means, media, mediaWord, part, room, target } from './PostBox.css';
import { MEDIUM_ICONS, PostMedium, type ShownMedium } from './PostMedium';
import type { PostValues } from './post-values';
import { acceptOf, useMedium } from './useMedium';

/** The kinds in the order of their buttons, with what each is called. */
const KINDS = [
  { kind: 'image', word: 'postComposer.image', label: 'postComposer.addImage' },
  { kind: 'video', word: 'postComposer.video', label: 'postComposer.addVideo' },
  { kind: 'pdf', word: 'postComposer.pdf', label: 'postComposer.addPdf' },
  { kind: 'ppt', word: 'postComposer.ppt', label: 'postComposer.addPpt' },
] as const;

/** What is found for a mention. */
export type MentionSearch = Pick<MentionFieldProps, 'candidates' | 'status' | 'onQueryChange'>;

export interface PostBoxProps {
  values: PostValues;
  onValuesChange: (change: Partial<PostValues>) => void;
  mentionSearch: MentionSearch;
  /** A file that the post has already, while none is chosen in its place; its cross takes it away. */
  existing?: { medium: ShownMedium; onRemove: () => void } | null;
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
  const inputRef = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { text, mentions, visibility, medium } = values;
  const file = useMedium({
    isOff: disabled,
    onTake: (taken) => {
      onValuesChange({ medium: taken });
      setSaid(messages.format('postComposer.added', { name: taken.file.name }));
    },
  });
  const chosen = medium && { kind: medium.kind, name: medium.file.name, file: medium.file };
  const shown = chosen ?? existing?.medium ?? null;
  const mediumError = file.problem ?? (shown && (errors[shown.kind] ?? errors.video_upload));
  const handleRemove = () => {
    if (chosen) onValuesChange({ medium: null });
    else existing?.onRemove();
    file.forgive();
    setSaid(messages.format('postComposer.removed', { name: shown?.name ?? '' }));
  };
  const choose = (kind: FileMediaKind) => {
    if (!inputRef.current) return;
    inputRef.current.accept = acceptOf(kind);
    inputRef.current.click();
  };
  const handleChoice = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // Else the same file chosen once more would be no change.
    input.value = '';
    file.take(files);
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
        {shown && (
          <div className={part}>
            <PostMedium medium={shown} disabled={disabled} onRemove={handleRemove} />
          </div>
        )}
        {mediumError && (
          <div className={part}>
            <Notice tone="danger">{mediumError}</Notice>
          </div>
        )}
        {children && <div className={part}>{children}</div>}
        <div data-part="foot" className={foot}>
          <div className={media}>
            {KINDS.map(({ kind, word, label }) => (
              <Button
                key={kind}
                tone="quiet"
                icon={MEDIUM_ICONS[kind]}
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
              aria-label={messages.format('postComposer.file')}
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
              error={errors.visibility}
              options={VISIBILITIES.map((value) => ({
                value,
                label: messages.format(`postComposer.${value}`),
              }))}
              onValueChange={(next) => onValuesChange({ visibility: next })}
            />
            {actions}
          </div>
        </div>
        <p id={meansId} data-part="means" className={means}>
          {messages.format(`postComposer.${visibility}Means`)}
        </p>
        {file.isTarget && (
          <div data-part="target" className={target}>
            {messages.format('postComposer.drop')}
          </div>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </div>
  );
}
