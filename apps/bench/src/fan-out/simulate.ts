import { quantile } from '../statistics';

/** Model of a community. */
export interface Community {
  members: number;
  /** Skew of posts towards popular subjects: 0 is even, 1 in proportion to followers. */
  bias: number;
}

/** Writes per day. */
export interface FanOut {
  posts: number;
  /** Feed entries per post. */
  mean: number;
  median: number;
  /** 99th percentile. */
  most: number;
  entriesADay: number;
  /** Share of entries from posts with more readers than `LARGE`. */
  ofLarge: number;
}

/** Assumed behaviour of members; no community of this kind publishes it. */
export const HABITS = {
  /** Numbers of products, companies and members that each follows. */
  follows: 30,
  /** Posts per member and day. */
  postsADay: 0.02,
  /** Subjects of a post: the author, a product and a company. */
  thingsOfPost: 3,
  /** Followable subjects per member. */
  thingsPerMember: 0.2,
  /** Exponent of the power law of followers by rank. */
  exponent: 0.8,
} as const;

/** Readers above which fan-out on read would replace fan-out on write. */
export const LARGE = 10_000;

/** Sample size of posts; their mean stands for all. */
const DRAWN = 200_000;

/**
 * Simulates posts and counts their feed entries, assuming nobody follows two subjects of the same post.
 *
 * @param random Returns numbers from 0 to below 1.
 */
export function simulate({ members, bias }: Community, random: () => number): FanOut {
  const things = Math.round(members * HABITS.thingsPerMember);
  const followers = followersByRank(things, members);
  // Cumulative weights, in proportion to the posts about each subject.
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

/** Returns the followers of each subject, most followed first. */
function followersByRank(things: number, members: number): Float64Array {
  const followers = Float64Array.from({ length: things }, (_, rank) => (rank + 1) ** -HABITS.exponent);
  const sum = followers.reduce((total, one) => total + one, 0);
  const all = members * HABITS.follows;
  return followers.map((one) => Math.min(members, (one / sum) * all));
}

/** Finds the first index whose cumulative weight exceeds a value (binary search). */
function placeOn(ends: Float64Array, point: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return low;
}
