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
  /** Called with each change of the text and its shifted mentions. */
  onValueChange: (value: MentionedText) => void;
  /** Search hits for the text after "@", best first. */
  candidates: readonly MentionCandidate[];
  /** Status of the search. `idle` while the text is too short, which opens no list. */
  status: ComboBoxStatus;
  /** Called with the text after "@", without it; empty if there is no query. @see FEED-022 */
  onQueryChange: (query: string) => void;
  /** Kind of text, whose length limit is counted down near its end. */
  limit: LimitedText;
  /** Initial number of rows; it grows with its text, then scrolls. Default 5. @see FEED-024 */
  rows?: number;
  /** `bare` has no border, for use inside a box. Default `field`. */
  variant?: 'field' | 'bare';
  /** Makes the text read-only, such as while it is sent. */
  readOnly?: boolean;
  /** Called before text is pasted, such as to take a picture; prevent the default if handled. */
  onPaste?: ((event: ClipboardEvent<HTMLTextAreaElement>) => void) | undefined;
}

/**
 * Text area in which "@" mentions products, companies and people. Mentions move with edits around them; editing the
 * name itself turns the mention into plain text.
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
  /** Offset of the "@" that anchors the list of names; null if there is none. */
  queryStart: number | null;
  /** Element that is scrolled in sync with the text area. */
  layerRef: Ref<HTMLDivElement>;
  anchorRef: Ref<HTMLSpanElement>;
}

/**
 * Layer behind the text area that highlights mentions and holds the anchor of the list of names. It ends with the last
 * mention or the anchor, so that text behind them costs no rendering.
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

/** Memoized line: typing renders only the edited line, and the browser lays out no other. */
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

/** Returns the segment of a line that anchors the list of names, if any. */
const anchorIndex = ({ pieces, queryStart }: MentionLineProps): number =>
  queryStart === null ? -1 : pieces.findIndex(({ start }) => start === queryStart);
