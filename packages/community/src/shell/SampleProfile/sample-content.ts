import type { Comment, Member, Post } from '@millrace/api-client';
import { artPath } from '@millrace/domain';

/*
 * The sample's content: invented, the same for everybody, and only here. Ids are none that a member, post or company
 * can have.
 */

/** The member of the sample. @see MOCK-001, MOCK-005 */
export const SAMPLE_MEMBER: Pick<
  Member,
  'displayName' | 'designation' | 'desc' | 'company' | 'company_id' | 'image' | 'linkedinImage'
> = {
  displayName: 'Signe Aaltonen',
  designation: 'Head of Coatings',
  desc: 'UV-cured coatings for fiber and flooring, from the lab to the line. Two pilot lines, open for trials.',
  company: 'Tammer Coatings Oy',
  company_id: null,
  image: null,
  linkedinImage: null,
};

const author: Post['user'] = {
  user_name: SAMPLE_MEMBER.displayName,
  image: null,
  linkedinImage: null,
  user_company_name: SAMPLE_MEMBER.company,
  user_company_id: null,
};

const plain: Post = {
  id: 'sample',
  user_id: 'sample-member',
  user: author,
  added: '2026-09-01T08:00:00.000Z',
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

/** A post that is written in the sample. */
export const samplePost = (id: string, text: string, added: string): Post => ({
  ...plain,
  id,
  text,
  added,
  title: text,
});

const picture = artPath({ name: 'Cured coating, cross section', sector: 'uv-eb-curing', kind: 'plate' });

/** The posts of the sample, newest first. @see MOCK-005 */
export const SAMPLE_POSTS: readonly Post[] = [
  {
    ...plain,
    id: 'sample-1',
    added: '2026-09-10T07:30:00.000Z',
    text: 'The second pilot line cures at 40 m/min now, with the LED array at 395 nm and no nitrogen.\nWe have trial slots from October: bring your own resin, a drum of 20 kg is enough for a day.',
    title: 'The second pilot line cures at 40 m/min now',
    like_count: 18,
    comment_count: 2,
  },
  {
    ...plain,
    id: 'sample-2',
    added: '2026-09-03T12:10:00.000Z',
    text: 'Cross section of a primary coating after 2,000 hours at 85 °C and 85 % humidity.',
    title: 'Cross section of a primary coating',
    imageContent: { width: 400, height: 300, thumb: picture },
    media: { image: { data: picture, name: 'cross-section.svg' } },
    like_count: 31,
  },
  {
    ...plain,
    id: 'sample-3',
    added: '2026-08-21T09:45:00.000Z',
    text: 'Who measures through-cure on line? We compare three photometers this month and share the figures.',
    title: 'Who measures through-cure on line?',
    like_count: 7,
    liked: true,
  },
];

/** The comments of the sample's first post, newest first. */
export const SAMPLE_COMMENTS: readonly Comment[] = [
  {
    id: 'sample-comment-2',
    parent_id: 'sample-1',
    user_id: 'sample-reader-2',
    user: { ...author, user_name: 'Emeka Nwosu', user_company_name: 'Delta Floorings' },
    text: 'Does that hold for pigmented systems, too?',
    added: '2026-09-10T09:05:00.000Z',
  },
  {
    id: 'sample-comment-1',
    parent_id: 'sample-1',
    user_id: 'sample-reader-1',
    user: { ...author, user_name: 'Ilse Brandt', user_company_name: 'Brandt Faserziehanlagen' },
    text: 'We would take two days in October.',
    added: '2026-09-10T08:20:00.000Z',
  },
];
