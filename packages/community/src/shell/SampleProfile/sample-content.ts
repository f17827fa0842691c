import type { Comment, MemberDetails, Post, PostAuthor } from '@millrace/design-system';
import { artPath } from '@millrace/domain';

/*
 * Sample content: invented, the same for everybody, and used only here. No real member, post or company can have these
 * ids.
 */

/** Member of the sample. @see MOCK-001, MOCK-005 */
export const SAMPLE_MEMBER: MemberDetails = {
  name: 'Signe Aaltonen',
  designation: 'Head of Coatings',
  about:
    'UV-cured coatings for fiber and flooring, from the lab to the line. Two pilot lines, open for trials.',
  company: 'Tammer Coatings Oy',
};

const author: PostAuthor = { id: 'sample-member', name: SAMPLE_MEMBER.name, company: SAMPLE_MEMBER.company };

/** Creates a post written in the sample. */
export const samplePost = (id: string, text: string, added: string): Post => ({ id, author, text, added });

const picture = artPath({ name: 'Cured coating, cross section', sector: 'uv-eb-curing', kind: 'plate' });

/** Posts of the sample, newest first. @see MOCK-005 */
export const SAMPLE_POSTS: readonly Post[] = [
  {
    author,
    id: 'sample-1',
    added: '2026-09-10T07:30:00.000Z',
    text: 'The second pilot line now cures at 40 m/min, with the LED array at 395 nm and no nitrogen.\nWe have trial slots from October: bring your own resin. A 20 kg drum lasts a day.',
    likeCount: 18,
    commentCount: 2,
  },
  {
    author,
    id: 'sample-2',
    added: '2026-09-03T12:10:00.000Z',
    text: 'Cross section of a primary coating after 2,000 hours at 85 °C and 85% humidity.',
    attachment: { kind: 'image', href: picture, name: 'cross-section.svg', width: 400, height: 300 },
    likeCount: 31,
  },
  {
    author,
    id: 'sample-3',
    added: '2026-08-21T09:45:00.000Z',
    text: 'Who measures through-cure in line? We’re comparing three photometers this month and will share the figures.',
    likeCount: 7,
    liked: true,
  },
];

/** Comments on the first sample post, in chronological order. */
export const SAMPLE_COMMENTS: readonly Comment[] = [
  {
    id: 'sample-comment-1',
    author: { id: 'sample-reader-1', name: 'Ilse Brandt', company: 'Brandt Faserziehanlagen' },
    text: 'We’d like two days in October.',
    added: '2026-09-10T08:20:00.000Z',
  },
  {
    id: 'sample-comment-2',
    author: { id: 'sample-reader-2', name: 'Emeka Nwosu', company: 'Delta Floorings' },
    text: 'Does that work for pigmented systems, too?',
    added: '2026-09-10T09:05:00.000Z',
  },
];
