import {
  companyPath,
  findAddresses,
  type Mention,
  productPath,
  userFeedPath,
  wellPlacedMentions,
} from '@millrace/domain';

/** A segment of a post's text: plain, or a link. */
export interface TextSegment {
  text: string;
  href?: string;
  /** `mention` is an internal link, `link` an address in the text. */
  kind?: 'mention' | 'link';
}

/**
 * Splits a text into segments with its mentions and addresses as links. A mention outside of the text, overlapping
 * another, or inside of a character or a link is ignored; its text is still shown.
 */
export function textSegments(text: string, mentions: readonly Mention[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const mention of [...wellPlacedMentions(text, mentions)].sort(
    (one, other) => one.start - other.start,
  )) {
    if (mention.start < end || mention.length < 1 || mention.start + mention.length > text.length) continue;
    segments.push(...addressSegments(text.slice(end, mention.start)));
    end = mention.start + mention.length;
    const name = text.slice(mention.start, end);
    segments.push({ text: name, href: mentionPath(mention, name), kind: 'mention' });
  }
  return [...segments, ...addressSegments(text.slice(end))];
}

function addressSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { start, end: behind, href } of findAddresses(text)) {
    if (start > end) segments.push({ text: text.slice(end, start) });
    segments.push({ text: text.slice(start, behind), href, kind: 'link' });
    end = behind;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}

function mentionPath({ kind, id }: Mention, written: string): string {
  const name = written.replace(/^@/, '');
  if (kind === 'person') return userFeedPath({ id });
  return kind === 'product' ? productPath({ id, name }) : companyPath({ id, name });
}
