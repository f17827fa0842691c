import type { Post } from '@millrace/api-client';
import { DAY_MS } from '@millrace/domain';

/** Posts rotate through these shapes: long and short texts, with and without picture, company and tags. */
export const SHAPES = 24;

const SENTENCE = 'The new furnace holds its temperature within half a degree over the whole tube. ';
const NEWEST = Date.UTC(2026, 5, 1);

const idOf = (kind: string, at: number): string => `${kind}-${at}`;

/** Creates the post with a number, which is negative for newer ones. */
export function makePost(number: number): Post {
  const shape = shapeOf(number);
  const tags = shape % 4;
  const hasPicture = shape % 6 === 5;
  const hasCompany = shape % 3 > 0;
  const author = shape % 8;
  // Same length in all posts of a shape, so that their heights are equal.
  const lot = String(100_000 + number);
  const picture = `/picture/${shape}.svg`;
  return {
    id: idOf('post', number),
    user_id: idOf('user', author),
    user: {
      user_name: `Member ${author}`,
      image: `/picture/member-${author}.svg`,
      linkedinImage: null,
      user_company_name: hasCompany ? 'Kvarnholm Silica AB' : null,
      user_company_id: hasCompany ? idOf('company', author) : null,
    },
    added: new Date(NEWEST - (shape % 20) * DAY_MS).toISOString(),
    edited: null,
    visibility: 'public',
    text: `Lot ${lot}. ${SENTENCE.repeat(1 + (shape % 9))}`,
    title: `Lot ${lot}`,
    mentions: [],
    imageContent: hasPicture ? { width: 640, height: 360, thumb: picture } : null,
    media: hasPicture ? { image: { data: picture, name: 'furnace.svg' } } : null,
    video: null,
    tagged_product: Array.from({ length: tags }, (_, at) => idOf('product', at)),
    tagged_companies: [],
    tagged_product_sectors: Array.from({ length: tags }, () => 'optical-fiber' as const),
    tagged_product_names: Array.from({ length: tags }, (_, at) => `Preform silica glass ${at}`),
    tagged_company_names: [],
    like_count: shape % 5,
    comment_count: shape % 4,
    liked: false,
  };
}

/** Returns the shape of a post. */
export const shapeOf = (number: number): number => ((number % SHAPES) + SHAPES) % SHAPES;

/** Creates posts with consecutive numbers. */
export const makePosts = (from: number, count: number): Post[] =>
  Array.from({ length: count }, (_, at) => makePost(from + at));
