import type { Post } from '@millrace/api-client';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { atomFeed } from './atom-feed.server';

const about = {
  kind: 'product',
  id: 'd53ae804-391b-573e-ba6d-76a128774728',
  name: 'Preform <silica> & "glass"',
} as const;
const origin = 'https://www.millrace.example';

const post = (change: Partial<Post>): Post => ({
  id: '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01',
  user_id: 'e5ee4e22-aca0-59dc-aa6c-d4a80af0609d',
  user: {
    user_name: 'Linnea Ekström',
    image: null,
    linkedinImage: null,
    user_company_name: null,
    user_company_id: null,
  },
  added: '2026-09-15T08:00:00.000Z',
  edited: null,
  visibility: 'public',
  text: 'Our furnace is running.\nIt draws 120 mm.\n\nAsk for samples.',
  title: 'Our furnace is running.',
  mentions: [],
  imageContent: null,
  media: null,
  video: null,
  tagged_product: [],
  tagged_companies: [],
  tagged_product_names: [],
  tagged_product_sectors: [],
  tagged_company_names: [],
  like_count: 0,
  comment_count: 0,
  liked: false,
  ...change,
});

const write = (posts: readonly Post[]) =>
  atomFeed({ about, posts, origin, pagePath: `/networkFeed/product/${about.id}` });

/** As a feed reader has it. */
const read = (xml: string) =>
  new Parser<object, { id: string; author: string; published: string }>({
    customFields: { item: ['published'] },
  }).parseString(xml);

describe('an Atom feed', () => {
  it('has a title and entries with permanent ids that a feed reader parses', async () => {
    const edited = post({ id: '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a02', edited: '2026-09-16T09:30:00.000Z' });
    const xml = write([post({}), edited]);
    const feed = await read(xml);
    expect(feed).toMatchObject({
      title: 'Posts about Preform <silica> & "glass" · Millrace',
      link: `${origin}/networkFeed/product/${about.id}`,
      feedUrl: `${origin}/feed/product/${about.id}/atom.xml`,
      lastBuildDate: '2026-09-16T09:30:00.000Z',
    });
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(feed.items).toMatchObject([
      {
        id: 'urn:uuid:5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01',
        title: 'Our furnace is running.',
        link: `${origin}/feed/post/5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01`,
        content: '<p>Our furnace is running.<br/>It draws 120 mm.</p><p>Ask for samples.</p>',
        author: 'Linnea Ekström',
        published: '2026-09-15T08:00:00.000Z',
      },
      { id: 'urn:uuid:5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a02' },
    ]);
    const updates = [...xml.matchAll(/<updated>([^<]*)</g)].map(([, moment]) => moment);
    expect(updates).toEqual([
      '2026-09-16T09:30:00.000Z',
      '2026-09-15T08:00:00.000Z',
      '2026-09-16T09:30:00.000Z',
    ]);
  });

  it('escapes text', async () => {
    const text = '<script>alert(1)</script> ]]> & <!-- {x} \u0007 🏭 &amp; ]]>';
    const xml = write([
      post({ text, title: text, user: { ...post({}).user, user_name: '<b>Ada</b> & ]]>' } }),
    ]);
    expect(xml).not.toContain('\u0007');
    const [item] = (await read(xml)).items;
    // A reader takes content and title for HTML, in which this is text.
    const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &amp; &lt;!-- {x}  🏭 &amp;amp; ]]&gt;';
    expect(item?.content).toBe(`<p>${escaped}</p>`);
    expect(item?.title).toBe(escaped);
    expect(item?.author).toBe('<b>Ada</b> & ]]>');
  });

  it('shows pictures and links other attachments', async () => {
    const data = 'https://api.millrace.example/files/abcdef.png';
    const [picture, document] = (
      await read(
        write([
          post({ media: { image: { data, name: 'Profile "A"' } } }),
          post({ media: { pdf: { data: data.replace('png', 'pdf'), name: 'Drape limits.pdf' } } }),
        ]),
      )
    ).items;
    expect(picture?.content).toMatch(/^<p>Our furnace/);
    expect(picture?.content).toContain(`<img src="${data}" alt="Profile &quot;A&quot;"`);
    expect(document?.content).toContain(
      '<a href="https://api.millrace.example/files/abcdef.pdf">Drape limits.pdf</a>',
    );
  });

  it('is valid and deterministic without posts', async () => {
    const xml = write([]);
    expect((await read(xml)).items).toEqual([]);
    expect(write([])).toBe(xml);
  });

  it('titles a post without text by its author', async () => {
    const [item] = (await read(write([post({ text: '', title: '' })]))).items;
    expect(item?.title).toBe('Post by Linnea Ekström');
  });
});
