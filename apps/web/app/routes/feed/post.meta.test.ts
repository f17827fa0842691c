import type { Post } from '@millrace/api-client';
import { describe, expect, it } from 'vitest';
import { postMetadata } from './post.meta';

const ORIGIN = 'https://millrace.example';

const post: Post = {
  id: 'e6e867b1-3a78-5e1a-9f1f-80a643161d39',
  user_id: '2bc88e59-a312-58ed-88e9-e4f085a65e9b',
  user: {
    user_name: 'Astrid Hallberg',
    company_name: null,
    company_id: null,
    designation: null,
    image: null,
  } as unknown as Post['user'],
  added: '2026-09-15T08:20:00.000Z',
  edited: null,
  visibility: 'public',
  text: '',
  title: '',
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
};

const written = (line: string) => postMetadata({ ...post, title: line, text: line }, ORIGIN);

const of = (metadata: ReturnType<typeof postMetadata>) => {
  const all = metadata as Record<string, unknown>[];
  const schema = all.find((one) => 'script:ld+json' in one)?.['script:ld+json'] as { headline: string };
  return {
    title: all.find((one) => 'title' in one)?.title as string,
    social: all.find((one) => one.property === 'og:title')?.content as string,
    description: all.find((one) => one.name === 'description')?.content as string,
    headline: schema?.headline,
  };
};

const DEFAULT =
  'Astrid Hallberg posted on Millrace, the product community of industrial manufacturers, their suppliers and customers.';

const length = (text: string) => Array.from(text).length;

describe('metadata of a post', () => {
  it('truncates the title to 50 characters at a word, and the headline to 300 [PAGE-034, DIFF-030]', () => {
    const line = 'attenuation of preforms '.repeat(20).trim();
    const { title, social, headline } = of(written(line));
    expect(social).toBe(title);
    for (const [cut, most] of [
      [title, 50],
      [headline, 300],
    ] as const) {
      expect(length(cut)).toBeLessThanOrEqual(most);
      // As long as whole words allow: none of this line has more than eleven letters.
      expect(length(cut)).toBeGreaterThan(most - 14);
      expect(cut).toMatch(/…$/);
      expect(line).toContain(`${cut.slice(0, -1).trimEnd()} `);
    }
    const exact = `${'x'.repeat(24)} ${'y'.repeat(25)}`;
    expect(of(written(exact)).title).toBe(exact);
  });

  it('truncates the description to 165 characters, with a default for a post without text [PAGE-033]', () => {
    const { description } = of(written('attenuation of preforms '.repeat(20)));
    expect(length(description)).toBeLessThanOrEqual(165);
    expect(length(description)).toBeGreaterThan(150);
    expect(of(written('')).description).toBe(DEFAULT);
  });

  it('says the size and the text of its picture, if the size is known (IMP-26)', () => {
    const picture = (metadata: ReturnType<typeof postMetadata>) =>
      (metadata as Record<string, unknown>[]).flatMap(({ property, content }) =>
        String(property).startsWith('og:image:') ? [[property, content]] : [],
      );
    expect(picture(written('Silica'))).toEqual([
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Silica'],
    ]);
    const image = { data: 'https://api.millrace.example/files/rod.png', name: 'rod.png' };
    expect(picture(postMetadata({ ...post, title: 'Rod', media: { image } }, ORIGIN))).toEqual([
      ['og:image:alt', 'Rod'],
    ]);
    const imageContent = { width: 800, height: 600, thumb: image.data };
    expect(picture(postMetadata({ ...post, title: 'Rod', media: { image }, imageContent }, ORIGIN))).toEqual([
      ['og:image:width', '800'],
      ['og:image:height', '600'],
      ['og:image:alt', 'Rod'],
    ]);
  });

  it('has og:image of the post or else of its product, and schema.org data', () => {
    const picture = 'https://api.millrace.example/files/rod.png';
    const image = { data: picture, name: 'rod.png' };
    const found = (metadata: ReturnType<typeof postMetadata>) => {
      const all = metadata as Record<string, unknown>[];
      const schema = all.find((one) => 'script:ld+json' in one)?.['script:ld+json'];
      return [all.find((one) => one.property === 'og:image')?.content, schema];
    };
    const schema = { '@context': 'https://schema.org', '@type': 'SocialMediaPosting' };
    expect(found(postMetadata({ ...post, text: 'A rod', title: 'A rod', media: { image } }, ORIGIN))).toEqual(
      [
        picture,
        expect.objectContaining({
          ...schema,
          image: picture,
          author: { '@type': 'Person', name: 'Astrid Hallberg' },
        }),
      ],
    );
    const [drawn, plain] = found(postMetadata({ ...post, tagged_product_names: ['Preform glass'] }, ORIGIN));
    expect(drawn).toMatch(/^https:\/\/millrace\.example\/art\/v\d+\/.+preform-glass\.png$/);
    expect(plain).toMatchObject(schema);
    expect(plain).not.toHaveProperty('image');
  });

  it('reveals only the truncated title of a private post', () => {
    const metadata = postMetadata({ ...post, visibility: 'private', title: 'z '.repeat(60) }, ORIGIN);
    expect(metadata).toHaveLength(2);
    expect(length(of(metadata).title)).toBeLessThanOrEqual(50);
    expect(metadata).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
