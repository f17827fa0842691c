import type { Post } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';
import type { SearchHit } from '../../shell/SiteSearch';

/** A product or company that a post is about. */
export interface PostTag {
  kind: 'product' | 'company';
  id: string;
  name: string;
  /** Colours its edge; neutral without one. */
  sector?: Sector | null | undefined;
}

/** Tags with one more at their end, unless it is among them. @see FEED-027 */
export function addTag(tags: readonly PostTag[], tag: PostTag): readonly PostTag[] {
  return tags.some((other) => isSameTag(other, tag)) ? tags : [...tags, tag];
}

/** Tags without one. */
export const removeTag = (tags: readonly PostTag[], tag: PostTag): readonly PostTag[] =>
  tags.filter((other) => !isSameTag(other, tag));

/** Computes the difference of two lists of tags: added and removed. */
export function changesOfTags(
  before: readonly PostTag[],
  tags: readonly PostTag[],
): { added: readonly PostTag[]; removed: readonly PostTag[] } {
  const without = (all: readonly PostTag[], some: readonly PostTag[]) =>
    all.filter((tag) => !some.some((other) => isSameTag(other, tag)));
  return { added: without(tags, before), removed: without(before, tags) };
}

/** True if two tags are of one thing. */
export const isSameTag = (one: PostTag, other: PostTag): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Converts a search hit to a tag. */
export const tagOfHit = ({ kind, id, name, sector = null }: SearchHit): PostTag => ({
  kind,
  id,
  name,
  sector,
});

/** Returns the tags of a post, products first. */
export function tagsOfPost(
  post: Pick<Post, 'tagged_product' | 'tagged_product_names' | 'tagged_companies' | 'tagged_company_names'>,
): readonly PostTag[] {
  const tags = (kind: PostTag['kind'], ids: readonly string[], names: readonly string[]): PostTag[] =>
    ids.map((id, index) => ({ kind, id, name: names[index] ?? '' }));
  return [
    ...tags('product', post.tagged_product, post.tagged_product_names),
    ...tags('company', post.tagged_companies, post.tagged_company_names),
  ];
}

/** Tags as they are sent: the ids of each kind, each once. @see FEED-027 */
export function sentTags(tags: readonly PostTag[]): { taggedProduct: string[]; taggedCompanies: string[] } {
  const ids = (kind: PostTag['kind']) => [
    ...new Set(tags.filter((tag) => tag.kind === kind).map(({ id }) => id)),
  ];
  return { taggedProduct: ids('product'), taggedCompanies: ids('company') };
}
