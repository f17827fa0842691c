import type { Mention, MentionKind } from '@millrace/domain';

/** A text and what it mentions, in the order of the text; places are counted in UTF-16 units. */
export interface MentionedText {
  text: string;
  mentions: readonly Mention[];
}

/** What follows an "@" up to the caret. */
export interface MentionQuery {
  /** Place of the "@". */
  start: number;
  /** Place of the caret. */
  end: number;
  /** Without the "@". */
  text: string;
}

/** As much of a text as may be the name that is looked for, in UTF-16 units and in words. */
const QUERY_MAX = 60;
const QUERY_WORDS_MAX = 5;

/** Within a word the sign is no mention, as in an address of mail. */
const WITHIN_A_WORD = /[\p{L}\p{N}._%+-]$/u;

/**
 * A text after it was edited: mentions behind the change move with it, those that were changed inside are none any
 * more. What is written right before or after a mention does not touch it.
 *
 * @param caret Where the caret stands after the change; tells which of several like letters was typed.
 */
export function editMentions(before: MentionedText, text: string, caret: number): MentionedText {
  const { start, end, shift } = diffText(before.text, text, caret);
  return { text, mentions: moveMentions(before.mentions, start, end, shift) };
}

/** Puts a name in place of what was looked for, with a space after it, and where the caret stands then. */
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

/** What is looked for at the caret; null where nothing is. @see FEED-022 */
export function mentionQueryAt({ text, mentions }: MentionedText, caret: number): MentionQuery | null {
  const from = Math.max(0, caret - QUERY_MAX);
  const start = from + text.slice(from, caret).lastIndexOf('@');
  if (start < from || WITHIN_A_WORD.test(text.slice(Math.max(0, start - 2), start))) return null;
  const query = text.slice(start + 1, caret);
  if (/^\s|\n|\s\s/.test(query) || query.split(' ').length > QUERY_WORDS_MAX) return null;
  if (mentions.some((mention) => mention.start + mention.length > start && mention.start < caret))
    return null;
  return { start, end: caret, text: query };
}

/** Without the space around it, as it is sent: mentions stay where they are in what is left. */
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
 * As much of a text as says where its mentions stand, and one place more where that is given: up to the end of the word
 * at the last of them. What is written behind that moves none of them.
 */
export function untilLastMention({ text, mentions }: MentionedText, place: number | null = null): string {
  const { start, length } = mentions.at(-1) ?? { start: 0, length: 0 };
  const last = Math.max(start + length, place === null ? 0 : place + 1);
  if (last === 0) return '';
  const rest = text.slice(last).search(/\s/);
  return rest < 0 ? text : text.slice(0, last + rest);
}

/** A stretch of a text. */
export interface TextPiece {
  start: number;
  text: string;
  isMention: boolean;
}

/** A text in its stretches, in order; cut at one more place where that is given. */
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

/** The same by lines, each without its break. */
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

/** The one stretch in which two texts differ: its place in the former, and how much what follows has moved. */
function diffText(before: string, after: string, caret: number) {
  const shift = after.length - before.length;
  // What stands behind the caret was there before, unless the change was undone or made elsewhere.
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

/** The longest length up to `max` at which something holds, which holds at each that is shorter. */
function longest(max: number, holds: (length: number) => boolean): number {
  // Nearly always: what is typed stands between what was there.
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
