import type { LimitedText } from '@millrace/domain';
import { ComboBoxPopover, type ComboBoxStatus, Field, type FieldFrameProps } from '@millrace/ui';
import { classNames, useMergedRef, useTextValue } from '@millrace/ui/hooks';
import { type ClipboardEvent, type ComponentPropsWithRef, memo, type Ref, useEffect, useRef } from 'react';
import { CharactersLeft } from './CharactersLeft';
import { type MentionedText, splitLines, type TextPiece, untilLastMention } from './edit-mentions';
import { bareField, frame, layer, line, mark, text as textClass } from './MentionField.css';
import { type MentionCandidate, useMentions } from './useMentions';

export interface MentionFieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldFrameProps | 'value' | 'defaultValue' | 'children'> {
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
  /** Shows the text and lets nobody change it, such as while it is sent. */
  readOnly?: boolean;
  /** Before the text is pasted, such as to take a picture; prevent what is taken. */
  onPaste?: ((event: ClipboardEvent<HTMLTextAreaElement>) => void) | undefined;
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

interface MentionLayerProps {
  value: MentionedText;
  /** Place of the "@" from which the list of names hangs; null while there is none. */
  queryStart: number | null;
  /** What is to be moved as the text area scrolls. */
  layerRef: Ref<HTMLDivElement>;
  anchorRef: Ref<HTMLSpanElement>;
}

/**
 * The text behind the text area, where names are marked and the list of names has a place to hang from: as far as there
 * is one, so that what is written behind the last costs nothing here.
 */
function MentionLayer({ value, layerRef, ...rest }: MentionLayerProps) {
  const text = untilLastMention(value, rest.queryStart);
  return (
    <div aria-hidden="true" dir="auto" data-part="layer" className={layer}>
      <div ref={layerRef}>
        <MentionLines text={text} mentions={value.mentions} {...rest} />
      </div>
    </div>
  );
}

type MentionLinesProps = MentionedText & Omit<MentionLayerProps, 'value' | 'layerRef'>;

const MentionLines = memo(
  function MentionLines({ text, mentions, queryStart, anchorRef }: MentionLinesProps) {
    return splitLines({ text, mentions }, queryStart).map((pieces, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what is typed moves every place behind it, but changes one line
      <MentionLine key={index} pieces={pieces} queryStart={queryStart} anchorRef={anchorRef} />
    ));
  },
  (before, after) =>
    before.text === after.text &&
    before.queryStart === after.queryStart &&
    before.mentions.length === after.mentions.length &&
    before.mentions.every(
      ({ start, length }, at) => start === after.mentions[at]?.start && length === after.mentions[at].length,
    ),
);

interface MentionLineProps extends Pick<MentionLayerProps, 'queryStart' | 'anchorRef'> {
  pieces: readonly TextPiece[];
}

/** A letter that is typed draws its line anew, and the engine lays out no other. */
const MentionLine = memo(
  function MentionLine({ pieces, queryStart, anchorRef }: MentionLineProps) {
    return (
      <div className={line}>
        {pieces.map(({ start, text, isMention }, index) =>
          isMention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above, of the stretches of a line
            <mark key={index} data-part="mention" className={mark}>
              {text}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above, of the stretches of a line
            <span key={index} ref={start === queryStart ? anchorRef : null}>
              {text}
            </span>
          ),
        )}
        {pieces.length === 0 && <br />}
      </div>
    );
  },
  (before, after) =>
    anchorIndex(before) === anchorIndex(after) &&
    before.pieces.length === after.pieces.length &&
    before.pieces.every(({ text, isMention }, at) => {
      const now = after.pieces[at];
      return text === now?.text && isMention === now.isMention;
    }),
);

/** Which stretch of a line the list of names hangs from, if any. */
const anchorIndex = ({ pieces, queryStart }: MentionLineProps): number =>
  queryStart === null ? -1 : pieces.findIndex(({ start }) => start === queryStart);
