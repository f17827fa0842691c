import type { Post } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';
import type { SearchHit } from '../../shell/SiteSearch';

/** A product or company that a post is tagged with. */
export interface PostTag {
  kind: 'product' | 'company';
  id: string;
  name: string;
  /** Sector, which sets the colour of the edge; neutral without one. */
  sector?: Sector | null | undefined;
}

/** Adds a tag at the end, unless it is there already. @see FEED-027 */
export function addTag(tags: readonly PostTag[], tag: PostTag): readonly PostTag[] {
  return tags.some((other) => isSameTag(other, tag)) ? tags : [...tags, tag];
}

/** Removes a tag. */
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

/** True if two tags refer to the same entry. */
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

/** Converts tags to the request body: deduplicated ids by kind. @see FEED-027 */
export function sentTags(tags: readonly PostTag[]): { taggedProduct: string[]; taggedCompanies: string[] } {
  const ids = (kind: PostTag['kind']) => [
    ...new Set(tags.filter((tag) => tag.kind === kind).map(({ id }) => id)),
  ];
  return { taggedProduct: ids('product'), taggedCompanies: ids('company') };
}
