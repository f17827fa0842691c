import { isInAddress, type Mention, type MentionKind, wellPlacedMentions } from '@millrace/domain';

/** A text and its mentions in text order; offsets are in UTF-16 code units. */
export interface MentionedText {
  text: string;
  mentions: readonly Mention[];
}

/** Text between an "@" and the caret. */
export interface MentionQuery {
  /** Offset of the "@". */
  start: number;
  /** Offset of the caret. */
  end: number;
  /** Text without the "@". */
  text: string;
}

/** Maximum length of a query, in UTF-16 code units and in words. */
const QUERY_MAX = 60;
const QUERY_WORDS_MAX = 5;

/** Matches text before an "@" that starts no mention, as in an email address. */
const WITHIN_A_WORD = /[\p{L}\p{N}._%+-]$/u;

/**
 * Updates a text after an edit: mentions behind the change are shifted, those that were changed inside are removed.
 * Text inserted directly before or after a mention does not affect it, unless both become one character or link.
 *
 * @param caret Offset of the caret after the change; resolves which of several equal characters was typed.
 */
export function editMentions(before: MentionedText, text: string, caret: number): MentionedText {
  const { start, end, shift } = diffText(before.text, text, caret);
  return { text, mentions: wellPlacedMentions(text, moveMentions(before.mentions, start, end, shift)) };
}

/** Replaces the query by a name and a space. Returns the new text and the caret. */
export function insertMention(
  { text, mentions }: MentionedText,
  { start, end }: Pick<MentionQuery, 'start' | 'end'>,
  { kind, id, name }: { kind: MentionKind; id: string; name: string },
): MentionedText & { caret: number } {
  const rest = text.slice(end);
  const inserted = /^\s/.test(rest) ? name : `${name} `;
  const moved = moveMentions(mentions, start, end, inserted.length - (end - start));
  const mention: Mention = { start, length: name.length, kind, id };
  return {
    text: text.slice(0, start) + inserted + rest,
    mentions: [...moved, mention].sort((one, other) => one.start - other.start),
    caret: start + name.length + 1,
  };
}

/** Returns the query at the caret; null if there is none. @see FEED-022 */
export function mentionQueryAt({ text, mentions }: MentionedText, caret: number): MentionQuery | null {
  const from = Math.max(0, caret - QUERY_MAX);
  const start = from + text.slice(from, caret).lastIndexOf('@');
  if (start < from || WITHIN_A_WORD.test(text.slice(Math.max(0, start - 2), start))) return null;
  const query = text.slice(start + 1, caret);
  if (isInAddress(text, start)) return null;
  if (/^\s|\n|\s\s/.test(query) || query.split(' ').length > QUERY_WORDS_MAX) return null;
  if (mentions.some((mention) => mention.start + mention.length > start && mention.start < caret))
    return null;
  return { start, end: caret, text: query };
}

/** Trims the text as it is sent, and shifts its mentions accordingly. */
export function trimMentions({ text, mentions }: MentionedText): MentionedText {
  const trimmed = text.trim();
  const shift = text.length - text.trimStart().length;
  if (shift === 0) return { text: trimmed, mentions };
  return {
    text: trimmed,
    mentions: mentions.map((mention) => ({ ...mention, start: mention.start - shift })),
  };
}

/**
 * Returns the text up to the end of the word at its last mention, or at `place` if that is later. Text behind that
 * cannot move a mention.
 */
export function untilLastMention({ text, mentions }: MentionedText, place: number | null = null): string {
  const { start, length } = mentions.at(-1) ?? { start: 0, length: 0 };
  const last = Math.max(start + length, place === null ? 0 : place + 1);
  if (last === 0) return '';
  const rest = text.slice(last).search(/\s/);
  return rest < 0 ? text : text.slice(0, last + rest);
}

/** A segment of a text. */
export interface TextPiece {
  start: number;
  text: string;
  isMention: boolean;
}

/** Splits a text into segments, in order, with an additional cut at `cutAt`. */
export function splitMentions({ text, mentions }: MentionedText, cutAt: number | null = null): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (start: number, end: number, isMention: boolean) => {
    if (end > start) pieces.push({ start, text: text.slice(start, end), isMention });
  };
  const addPlain = (start: number, end: number) => {
    const isCut = cutAt !== null && cutAt > start && cutAt < end;
    add(start, isCut ? cutAt : end, false);
    if (isCut) add(cutAt, end, false);
  };
  let place = 0;
  for (const { start, length } of mentions) {
    addPlain(place, start);
    add(start, start + length, true);
    place = start + length;
  }
  addPlain(place, text.length);
  return pieces;
}

/** Splits a text into lines of segments, without the line breaks. */
export function splitLines(value: MentionedText, cutAt: number | null = null): TextPiece[][] {
  const lines: TextPiece[][] = [[]];
  for (const { start, text, isMention } of splitMentions(value, cutAt)) {
    let place = start;
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ start: place, text: part, isMention });
      place += part.length + 1;
    }
  }
  return lines;
}

function moveMentions(mentions: readonly Mention[], start: number, end: number, shift: number): Mention[] {
  return mentions.flatMap((mention) => {
    if (mention.start + mention.length <= start) return [mention];
    if (mention.start >= end) return [shift === 0 ? mention : { ...mention, start: mention.start + shift }];
    return [];
  });
}

/** Returns the range in the former text that differs, and the shift of the text behind it. */
function diffText(before: string, after: string, caret: number) {
  const shift = after.length - before.length;
  // Text behind the caret is unchanged, unless the edit was an undo or happened elsewhere.
  const isAtCaret = before.endsWith(after.slice(caret));
  const tailMax = isAtCaret ? after.length - caret : Math.min(before.length, after.length);
  const shorter = Math.min(before.length, after.length);
  const headMax = isAtCaret ? shorter - Math.min(tailMax, shorter) : shorter;
  const start = longest(headMax, (length) => before.startsWith(after.slice(0, length)));
  const tail = longest(Math.min(tailMax, shorter - start), (length) =>
    before.endsWith(after.slice(after.length - length)),
  );
  return { start, end: before.length - tail, shift };
}

/** Returns the greatest length up to `max` for which a monotone predicate holds, by binary search. */
function longest(max: number, holds: (length: number) => boolean): number {
  // Fast path for the usual edit: text inserted at one place.
  if (holds(max)) return max;
  let low = 0;
  let high = max - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
