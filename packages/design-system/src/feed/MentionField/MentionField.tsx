import type { LimitedText } from '@millrace/domain';
import { ComboBoxPopover, type ComboBoxStatus, Field, type FieldFrameProps } from '@millrace/ui';
import { classNames, useMergedRef, useTextValue } from '@millrace/ui/hooks';
import { type ClipboardEvent, type Ref, useEffect, useRef } from 'react';
import { CharactersLeft } from './CharactersLeft';
import type { MentionedText } from './edit-mentions';
import { bareField, frame, text as textClass } from './MentionField.css';
import { MentionLayer } from './MentionLayer';
import { type MentionCandidate, useMentions } from './useMentions';

export interface MentionFieldProps extends FieldFrameProps {
  value: MentionedText;
  /** With each change of the text; its mentions have moved with it. */
  onValueChange: (value: MentionedText) => void;
  /** What was found for what is typed after "@", best first. */
  candidates: readonly MentionCandidate[];
  /** Of the search. `idle` while the text is too short: nothing opens. */
  status: ComboBoxStatus;
  /** What is typed after "@", without it; empty when nothing is looked for. Search by it. @see FEED-022 */
  onQueryChange: (query: string) => void;
  /** Whose limit it counts down to near its end. */
  limit: LimitedText;
  /** Rows to begin with; it grows with its text, then scrolls. Default 5. @see FEED-024 */
  rows?: number;
  /** `bare` has no border of its own, for a box around it. Default `field`. */
  variant?: 'field' | 'bare';
  placeholder?: string;
  /** Shows the text and lets nobody change it, such as while it is sent. */
  readOnly?: boolean;
  /** Before the text is pasted, such as to take a picture; prevent what is taken. */
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  /** Name in the form. */
  name?: string;
  id?: string;
  className?: string;
  /** The text area. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A text in which "@" mentions products, companies and people. The names stay marked while the text around them is
 * edited; a name that is edited inside is a mention no more.
 *
 * @see GAP-072
 */
export function MentionField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id,
  className,
  value,
  onValueChange,
  candidates,
  status,
  onQueryChange,
  limit,
  rows = 5,
  variant = 'field',
  readOnly = false,
  ref,
  ...rest
}: MentionFieldProps) {
  const textRef = useRef<HTMLTextAreaElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const anchorRef = useRef<HTMLSpanElement>(null);
  const mergedRef = useMergedRef(textRef, ref);
  const firstText = useTextValue(textRef, value.text);
  const mentions = useMentions({ textRef, value, onValueChange, candidates, status, isOff: readOnly });
  const { query, combo } = mentions;
  const sought = query?.text ?? '';
  useEffect(() => onQueryChange(sought), [onQueryChange, sought]);
  return (
    <Field
      {...{ label, hint, error, labelVisibility, required, mark, id }}
      className={classNames(variant === 'bare' && bareField, className)}
    >
      {(control) => (
        <span
          data-component="MentionField"
          data-state={error ? 'invalid' : 'idle'}
          ref={combo.rootRef}
          className={frame({ variant })}
          {...combo.rootProps}
        >
          <MentionLayer
            value={value}
            queryStart={combo.isOpen ? (query?.start ?? null) : null}
            layerRef={layerRef}
            anchorRef={anchorRef}
          />
          <textarea
            {...rest}
            {...control}
            {...mentions.textProps}
            ref={mergedRef}
            data-part="text"
            dir="auto"
            rows={rows}
            readOnly={readOnly}
            defaultValue={firstText}
            className={textClass}
            onScroll={({ currentTarget }) => {
              if (layerRef.current) layerRef.current.style.translate = `0 ${-currentTarget.scrollTop}px`;
            }}
          />
          <CharactersLeft limit={limit} text={value.text} />
          {combo.isOpen && query && (
            <ComboBoxPopover
              anchorRef={anchorRef}
              width="content"
              status={status}
              items={mentions.items}
              query={query.text}
              listProps={combo.listProps}
              optionProps={combo.optionProps}
            />
          )}
        </span>
      )}
    </Field>
  );
}
