import { describe, expect, it } from 'vitest';
import { addTag, changesOfTags, type PostTag, removeTag, sentTags, tagsOfPost } from './post-tags';

const glass: PostTag = { kind: 'product', id: '1', name: 'Preform silica glass' };
const kvarnholm: PostTag = { kind: 'company', id: '2', name: 'Kvarnholm Silica AB' };

describe('tags of a post', () => {
  it('take each thing once, whatever it is called [FEED-027]', () => {
    const tags = addTag(addTag([], glass), { ...glass, name: 'Preform' });
    expect(tags).toEqual([glass]);
    expect(addTag(tags, { ...kvarnholm, id: '1' })).toHaveLength(2);
    expect(sentTags([glass, kvarnholm, glass])).toEqual({ taggedProduct: ['1'], taggedCompanies: ['2'] });
  });

  it('can be taken away', () => {
    expect(removeTag([glass, kvarnholm], glass)).toEqual([kvarnholm]);
  });

  it('tell what is added and what is taken off', () => {
    expect(changesOfTags([glass], [glass, kvarnholm])).toEqual({ added: [kvarnholm], removed: [] });
    expect(changesOfTags([glass, kvarnholm], [{ ...kvarnholm, name: 'Kvarnholm' }])).toEqual({
      added: [],
      removed: [glass],
    });
  });

  it('are read from a post with their names', () => {
    const post = {
      tagged_product: ['1'],
      tagged_product_names: ['Preform silica glass'],
      tagged_companies: ['2'],
      tagged_company_names: ['Kvarnholm Silica AB'],
    };
    expect(tagsOfPost(post)).toEqual([glass, kvarnholm]);
  });
});
