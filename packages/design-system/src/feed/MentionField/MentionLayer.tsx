import { memo, type Ref } from 'react';
import { type MentionedText, splitLines, type TextPiece, untilLastMention } from './edit-mentions';
import { layer, line, mark } from './MentionField.css';

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
export function MentionLayer({ value, layerRef, ...rest }: MentionLayerProps) {
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
