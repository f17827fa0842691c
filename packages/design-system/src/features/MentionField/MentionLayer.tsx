import { memo, type Ref } from 'react';
import { type MentionedText, piecesOf } from './edit-mentions';
import { layer, mark } from './MentionField.css';

interface MentionLayerProps {
  value: MentionedText;
  /** Place of the "@" from which the list of names hangs; null while there is none. */
  queryStart: number | null;
  layerRef: Ref<HTMLDivElement>;
  anchorRef: Ref<HTMLSpanElement>;
}

/** The same text behind the text area, where names are marked and the list of names has a place to hang from. */
export function MentionLayer({ value, queryStart, layerRef, anchorRef }: MentionLayerProps) {
  const pieces = piecesOf(value, queryStart);
  return (
    <div ref={layerRef} aria-hidden="true" dir="auto" data-part="layer" className={layer}>
      {pieces.map(({ start, text, isMention }, index) => (
        <MentionPiece
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed moves every place behind it, but changes one stretch
          key={index}
          text={text}
          isMention={isMention}
          anchorRef={start === queryStart ? anchorRef : null}
        />
      ))}
      {/* A line that is begun counts as one only with something in it. */}
      {value.text.endsWith('\n') && ' '}
    </div>
  );
}

interface MentionPieceProps {
  text: string;
  isMention: boolean;
  anchorRef: Ref<HTMLSpanElement> | null;
}

/** A stretch of the text; a letter that is typed draws one of them anew. */
const MentionPiece = memo(function MentionPiece({ text, isMention, anchorRef }: MentionPieceProps) {
  return isMention ? (
    <mark data-part="mention" className={mark}>
      {text}
    </mark>
  ) : (
    <span ref={anchorRef}>{text}</span>
  );
});
