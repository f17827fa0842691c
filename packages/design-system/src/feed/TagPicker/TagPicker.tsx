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
  /** Label of the search. Default: "Products or companies" of the catalogue. */
  label?: string | undefined;
  /** Selected tags, in the order of selection. */
  tags: readonly PostTag[];
  /** Called with the new tags, without duplicates. @see FEED-027 */
  onTagsChange: (tags: readonly PostTag[]) => void;
  /** Tags that cannot be removed. Default none. @see FEED-028 */
  fixed?: readonly PostTag[] | undefined;
  /** Search text. @see DIFF-019 */
  text: string;
  onTextChange: (text: string) => void;
  /** Search hits, best first. */
  search: { hits: readonly SearchHit[]; status: ComboBoxStatus };
  /** `folded` shows only a button until it is pressed. Default `open`. */
  layout?: 'open' | 'folded';
  /** A changed value collapses the open picker, such as after submitting. Default: it stays open. */
  foldKey?: string | number | undefined;
  /** Validation error of the tags. */
  error?: ReactNode;
  /** True if the tags cannot be changed. Default `false`. */
  disabled?: boolean;
}

/** Selects products and companies by name, and shows them as removable tags. */
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
    // The button that had the focus is gone.
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
