import { quantile } from '../statistics';

/** An assumed community. */
export interface Community {
  members: number;
  /** How many posts are written about what is followed more: 0 is evenly, 1 in proportion to its followers. */
  bias: number;
}

/** What its posts write in a day. */
export interface FanOut {
  posts: number;
  /** Entries of a post. */
  mean: number;
  median: number;
  /** Of 99 in 100 posts at most. */
  most: number;
  entriesADay: number;
  /** The share of entries that posts with more readers than `LARGE` write. */
  ofLarge: number;
}

/** Assumed behaviour of members; no community of this kind publishes it. */
export const HABITS = {
  /** Products, companies and members that each follows. */
  follows: 30,
  /** Posts of each in a day. */
  postsADay: 0.02,
  /** Things of which one posts: the author, a product and a company. */
  thingsOfPost: 3,
  /** Things to follow, for each member. */
  thingsPerMember: 0.2,
  /** Exponent of the power law of followers by rank. */
  exponent: 0.8,
} as const;

/** Readers above which fan-out on read would replace fan-out on write. */
export const LARGE = 10_000;

/** Posts that are drawn; their mean stands for all. */
const DRAWN = 200_000;

/**
 * Draws posts and counts what they write, if nobody followed two things of the same post.
 *
 * @param random Numbers from 0 to below 1.
 */
export function simulate({ members, bias }: Community, random: () => number): FanOut {
  const things = Math.round(members * HABITS.thingsPerMember);
  const followers = followersByRank(things, members);
  // Where each thing ends on a line of all, as long as how much is posted of it.
  const ends = new Float64Array(things);
  let length = 0;
  for (let rank = 0; rank < things; rank += 1) {
    length += (followers[rank] ?? 0) ** bias;
    ends[rank] = length;
  }
  const readers = new Float64Array(DRAWN);
  let written = 0;
  let large = 0;
  for (let post = 0; post < DRAWN; post += 1) {
    let count = 0;
    for (let thing = 0; thing < HABITS.thingsOfPost; thing += 1) {
      count += followers[placeOn(ends, random() * length)] ?? 0;
    }
    readers[post] = Math.min(members, count);
    written += readers[post] ?? 0;
    if (count > LARGE) large += readers[post] ?? 0;
  }
  readers.sort();
  const posts = members * HABITS.postsADay;
  const mean = written / DRAWN;
  return {
    posts,
    mean,
    median: quantile(readers, 0.5),
    most: quantile(readers, 0.99),
    entriesADay: mean * posts,
    ofLarge: large / written,
  };
}

/** How many follow each thing, the most followed first. */
function followersByRank(things: number, members: number): Float64Array {
  const followers = Float64Array.from({ length: things }, (_, rank) => (rank + 1) ** -HABITS.exponent);
  const sum = followers.reduce((total, one) => total + one, 0);
  const all = members * HABITS.follows;
  return followers.map((one) => Math.min(members, (one / sum) * all));
}

/** The first place that ends behind a point. */
function placeOn(ends: Float64Array, point: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}
