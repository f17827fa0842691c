import type { ComboBoxStatus } from '@millrace/ui';
import { Button, Tag, VisuallyHidden } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { CatalogueField } from '../../catalogue/CatalogueField';
import type { SearchHit } from '../../shell/SiteSearch';
import { addTag, isSameTag, type PostTag, removeTag, tagOfHit } from './post-tags';
import { item, line, list, opener, picker } from './TagPicker.css';
import { tagPickerMessages } from './TagPicker.messages';

export interface TagPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the search. Default: the catalogue's "Products or companies". */
  label?: string | undefined;
  /** What is tagged, in the order in which it was. */
  tags: readonly PostTag[];
  /** Each thing once. @see FEED-027 */
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** What is tagged anyway, and cannot be taken away. Default none. @see FEED-028 */
  fixed?: readonly PostTag[] | undefined;
  /** What is looked for. @see DIFF-019 */
  text: string;
  onTextChange: (text: string) => void;
  /** What was found for it, best first. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  /** `folded` shows a button until it is pressed. Default `open`. */
  layout?: 'open' | 'folded';
  /** Another value folds an open picker: of what was tagged last and is done. Default: it stays as it is. */
  foldKey?: string | number | undefined;
  /** What is wrong with the tags. */
  error?: ReactNode;
  /** Nothing can be tagged or taken away. Default `false`. */
  disabled?: boolean;
}

/** Products and companies that something is about, found by name and shown as tags that can be taken away. */
export function TagPicker({
  label,
  tags,
  onTagsChange,
  fixed = [],
  text,
  onTextChange,
  search,
  layout = 'open',
  foldKey,
  error,
  disabled = false,
  className,
  ...rest
}: TagPickerProps) {
  const messages = useMessages(tagPickerMessages);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [said, setSaid] = useState('');
  const [foldedBy, setFoldedBy] = useState(foldKey);
  if (foldedBy !== foldKey) {
    setFoldedBy(foldKey);
    setIsUnfolded(false);
    setSaid('');
  }
  const isOpen = layout === 'open' || isUnfolded || text !== '' || Boolean(error);
  useEffect(() => {
    if (isUnfolded) inputRef.current?.focus();
  }, [isUnfolded]);

  const handleSelect = (hit: SearchHit) => {
    const tag = tagOfHit(hit);
    const isThere = fixed.some((other) => isSameTag(other, tag)) || addTag(tags, tag) === tags;
    if (!isThere) onTagsChange(addTag(tags, tag));
    onTextChange('');
    const { name } = tag;
    setSaid(messages.format(isThere ? 'tagPicker.already' : 'tagPicker.added', { name }));
  };
  const handleRemove = (tag: PostTag) => {
    onTagsChange(removeTag(tags, tag));
    setSaid(messages.format('tagPicker.removed', { name: tag.name }));
    // The button that had it is gone.
    inputRef.current?.focus();
  };
  const others = tags.filter((tag) => !fixed.some((each) => isSameTag(each, tag)));
  const chips = (fixed.length + others.length > 0 || !isOpen) && (
    <div className={line}>
      {fixed.length + others.length > 0 && (
        <ul aria-label={messages.format('tagPicker.tags')} className={list}>
          {fixed.map((tag) => (
            <li key={`${tag.kind}:${tag.id}`} className={item}>
              <Tag name={tag.name} sector={tag.sector ?? null} />
            </li>
          ))}
          {others.map((tag) => (
            <li key={`${tag.kind}:${tag.id}`} className={item}>
              <Tag
                name={tag.name}
                sector={tag.sector ?? null}
                {...(!disabled && { onRemove: () => handleRemove(tag) })}
              />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <Button
          size="small"
          icon={Plus}
          disabled={disabled}
          className={opener}
          onClick={() => setIsUnfolded(true)}
        >
          {messages.format('tagPicker.open')}
        </Button>
      )}
    </div>
  );
  return (
    <div
      data-component="TagPicker"
      data-state={isOpen ? 'open' : 'folded'}
      {...rest}
      className={classNames(picker, className)}
    >
      {/* Below a label of their own: above it they would seem to belong to what comes before. */}
      {label === undefined && chips}
      {isOpen && (
        <CatalogueField
          label={label ?? messages.format('tagPicker.label')}
          place="tag"
          text={text}
          onTextChange={onTextChange}
          {...search}
          error={error}
          disabled={disabled}
          ref={inputRef}
          onSelect={handleSelect}
        />
      )}
      {label !== undefined && chips}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
