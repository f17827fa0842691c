import type { components } from '@millrace/api-client';
import {
  MENTION_KINDS,
  type Mention,
  POST_NAMES_MAX,
  type Visibility,
  wellPlacedMentions,
} from '@millrace/domain';
import { InvalidFieldsError } from '../../../platform/errors';
import { readFormList, readId, refuse, unique } from '../../../platform/http/refuse';
import { type Sentence, sentence } from '../../../platform/messages/text';

type PostForm = components['schemas']['PostForm'];

/** Parsed fields of a post's form; undefined if not sent. */
export interface PostFields {
  text: string | undefined;
  mentions: Mention[] | undefined;
  visibility: Visibility | undefined;
  /** Distinct IDs in the order sent. @see FEED-027 */
  productIds: string[] | undefined;
  companyIds: string[] | undefined;
}

/** Parses the fields of a post's form. @throws {InvalidFieldsError} naming each malformed list. */
export function readPostFields(form: PostForm): PostFields {
  const problems: Record<string, Sentence> = {};
  const read = <Entry>(field: keyof PostForm, readEntry: (entry: unknown) => Entry | null): Entry[] => {
    const list = readFormList(form[field], POST_NAMES_MAX, readEntry);
    if (Array.isArray(list)) return list;
    problems[field] = list;
    return [];
  };
  const fields: PostFields = {
    text: form.text,
    visibility: form.visibility,
    mentions: form.mentions === undefined ? undefined : read('mentions', readMention),
    productIds: form.taggedProduct === undefined ? undefined : unique(read('taggedProduct', readId)),
    companyIds: form.taggedCompanies === undefined ? undefined : unique(read('taggedCompanies', readId)),
  };
  refuse(problems);
  return fields;
}

/** Text of a post as stored, with its mentions as ranges. */
export interface PostText {
  text: string;
  mentions: Mention[];
}

/**
 * Trims a text and shifts its mentions.
 *
 * @param mentions With positions in the text as sent; returned in text order.
 * @throws {InvalidFieldsError} If one is outside of the text, overlaps another, or tears a character or a link apart.
 */
export function trimmedText(sent: string, mentions: readonly Mention[]): PostText {
  const inOrder = mentions.toSorted((one, other) => one.start - other.start);
  let end = 0;
  for (const { start, length } of inOrder) {
    if (start < end || start + length > sent.length) {
      throw new InvalidFieldsError({ mentions: sentence('field.mentionOutside') });
    }
    end = start + length;
  }
  if (wellPlacedMentions(sent, inOrder).length < inOrder.length) {
    throw new InvalidFieldsError({ mentions: sentence('field.mentionInside') });
  }
  const trimmed = sent.trim();
  const cut = sent.length - sent.trimStart().length;
  const moved = inOrder.map((mention) => {
    const start = Math.max(0, mention.start - cut);
    return {
      ...mention,
      start,
      length: Math.min(mention.start - cut + mention.length, trimmed.length) - start,
    };
  });
  return { text: trimmed, mentions: moved.filter(({ length }) => length > 0) };
}

function readMention(entry: unknown): Mention | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { start, length, kind, id, ...others } = entry as Record<string, unknown>;
  const known = MENTION_KINDS.find((one) => one === kind);
  const mentioned = readId(id);
  if (!isCount(start) || !isCount(length) || length === 0 || !known || mentioned === null) return null;
  return Object.keys(others).length > 0 ? null : { start, length, kind: known, id: mentioned };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
