import { anImagePost, aPost } from '@millrace/api-mocks';
import { describe, expect, it } from 'vitest';
import {
  leavesContent,
  rebaseDraft,
  shownMedium,
  toPostEditDraft,
  toPostEditValues,
  toPostUpdate,
} from './edit-values';

describe('leavesContent', () => {
  it('is not satisfied by line breaks without a file [FEED-040]', () => {
    const breaks = { ...toPostEditValues(aPost()), text: '\n\n' };
    const picture = shownMedium(anImagePost());
    expect(leavesContent(breaks, null)).toBe(false);
    expect(leavesContent(breaks, picture)).toBe(true);
    expect(leavesContent({ ...breaks, removesMedium: true }, picture)).toBe(false);
  });
});

describe('toPostUpdate', () => {
  it('says of a file that it goes, and nothing of what was not changed [FEED-041]', () => {
    const post = anImagePost();
    expect(toPostUpdate(post, { ...toPostEditValues(post), removesMedium: true })).toEqual({
      id: post.id,
      basedOn: post.edited,
      removeMedium: true,
    });
  });

  it('says the text with its mentions, or who sees it, only where that was changed', () => {
    const post = aPost();
    const values = toPostEditValues(post);
    expect(post.mentions.length).toBeGreaterThan(0);
    const same = { id: post.id, basedOn: post.edited, removeMedium: false };
    const text = `${post.text} More`;
    expect(toPostUpdate(post, { ...values, text })).toEqual({ ...same, text, mentions: post.mentions });
    expect(toPostUpdate(post, { ...values, mentions: [] })).toEqual({
      ...same,
      text: post.text,
      mentions: [],
    });
    expect(toPostUpdate(post, { ...values, visibility: 'private' })).toEqual({
      ...same,
      visibility: 'private',
    });
  });

  it('is based on what stands there now where its author knows that', () => {
    const edited = '2026-02-03T10:00:00.000Z';
    expect(toPostUpdate(aPost(), toPostEditValues(aPost()), { edited, visibility: 'public' }).basedOn).toBe(
      edited,
    );
  });

  it('says who sees it where that is another than by now, and not where it is what it was to become', () => {
    const post = aPost({ visibility: 'private' });
    const newest = { edited: post.edited, visibility: 'public' } as const;
    expect(toPostUpdate(post, toPostEditValues(post), newest)).toMatchObject({ visibility: 'private' });
    expect(
      toPostUpdate(post, { ...toPostEditValues(post), visibility: 'public' }, newest),
    ).not.toHaveProperty('visibility');
  });

  it('says all of its tags once one of them is taken off or added', () => {
    const post = aPost();
    const { tags, ...values } = toPostEditValues(post);
    expect(tags.length).toBeGreaterThan(0);
    expect(toPostUpdate(post, { ...values, tags: [] })).toMatchObject({
      taggedProduct: [],
      taggedCompanies: [],
    });
    const company = { kind: 'company', id: 'c9', name: 'Ofenbau' } as const;
    expect(toPostUpdate(post, { ...values, tags: [...tags, company] })).toMatchObject({
      taggedProduct: post.tagged_product,
      taggedCompanies: [...post.tagged_companies, 'c9'],
    });
  });
});

describe('rebaseDraft', () => {
  const post = aPost({ edited: null });
  const company = { kind: 'company', id: 'c9', name: 'Ofenbau' } as const;
  const now = aPost({
    text: 'As it is now.',
    mentions: [],
    visibility: 'private',
    edited: '2026-02-03T10:00:00.000Z',
    tagged_companies: [...post.tagged_companies, company.id],
    tagged_company_names: [...post.tagged_company_names, company.name],
  });

  it('is the same where the post is', () => {
    const draft = { ...toPostEditDraft(post), text: 'Other words' };
    expect(rebaseDraft(draft, post)).toBe(draft);
  });

  it('is as the post is by now where nothing was changed', () => {
    expect(rebaseDraft(toPostEditDraft(post), now)).toEqual(toPostEditDraft(now));
  });

  it('keeps what was typed, based on what its author had read, and takes all else as it is by now', () => {
    const gone = rebaseDraft({ ...toPostEditDraft(post), text: 'Other words', mentions: [] }, now);
    expect(gone).toEqual({
      ...toPostEditDraft(now),
      text: 'Other words',
      base: { ...toPostEditDraft(now).base, edited: null },
    });
    expect(toPostUpdate(now, gone, { edited: gone.base.edited, visibility: now.visibility })).toEqual({
      id: now.id,
      basedOn: null,
      text: 'Other words',
      mentions: [],
      removeMedium: false,
    });
  });

  it('is as the post is by now where that is what was changed, as of an edit whose answer was not waited for', () => {
    const saved = { ...toPostEditDraft(post), ...toPostEditValues(now), tags: toPostEditValues(now).tags };
    expect(rebaseDraft(saved, now)).toEqual(toPostEditDraft(now));
    const picture = anImagePost();
    const without = { ...picture, media: null, imageContent: null, edited: now.edited };
    expect(rebaseDraft({ ...toPostEditDraft(picture), removesMedium: true }, without)).toEqual(
      toPostEditDraft(without),
    );
  });

  it('puts the changes of its tags upon those of now', () => {
    const [first, ...others] = toPostEditValues(post).tags;
    const added = { kind: 'product', id: 'p9', name: 'Muffle' } as const;
    expect(first).toBeDefined();
    expect(rebaseDraft({ ...toPostEditDraft(post), tags: [...others, added] }, now).tags).toEqual([
      ...others,
      company,
      added,
    ]);
  });

  it('takes away the file that was to go, and not another that stands there by now', () => {
    const picture = anImagePost();
    const draft = { ...toPostEditDraft(picture), removesMedium: true };
    expect(rebaseDraft(draft, { ...picture, edited: now.edited }).removesMedium).toBe(true);
    expect(rebaseDraft(draft, now).removesMedium).toBe(false);
  });
});
