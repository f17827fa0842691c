import { anImagePost, aPost } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import { leavesContent, mediumOf, updateOf, valuesOf } from './edit-values';

describe('leavesContent', () => {
  it('is not satisfied by line breaks without a file [FEED-040]', () => {
    const breaks = { ...valuesOf(aPost()), text: '\n\n' };
    const picture = mediumOf(anImagePost());
    expect(leavesContent(breaks, null)).toBe(false);
    expect(leavesContent(breaks, picture)).toBe(true);
    expect(leavesContent({ ...breaks, removesMedium: true }, picture)).toBe(false);
  });
});

describe('updateOf', () => {
  it('says what the post is to be, and whether its file goes [FEED-041]', () => {
    const post = anImagePost();
    expect(updateOf(post, { ...valuesOf(post), removesMedium: true })).toEqual({
      id: post.id,
      text: post.text,
      mentions: post.mentions,
      visibility: post.visibility,
      removeMedium: true,
    });
  });

  it('says all of its tags once one of them is taken off or added', () => {
    const post = aPost();
    const { tags, ...values } = valuesOf(post);
    expect(tags.length).toBeGreaterThan(0);
    expect(updateOf(post, { ...values, tags: [] })).toMatchObject({ taggedProduct: [], taggedCompanies: [] });
    const company = { kind: 'company', id: 'c9', name: 'Ofenbau' } as const;
    expect(updateOf(post, { ...values, tags: [...tags, company] })).toMatchObject({
      taggedProduct: post.tagged_product,
      taggedCompanies: [...post.tagged_companies, 'c9'],
    });
  });
});
