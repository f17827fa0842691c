import { match } from './ComboBox.css';
import { splitAtMatches } from './split-at-matches';

export interface MatchedTextProps {
  text: string;
  /** Query. */
  query: string;
}

/** Renders a text with the matches of the query in bold and underlined. */
export function MatchedText({ text, query }: MatchedTextProps) {
  return splitAtMatches(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
      <mark key={index} className={match}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
