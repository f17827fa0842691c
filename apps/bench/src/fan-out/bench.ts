import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { formatTable } from '../table';
import { HABITS, LARGE, simulate } from './simulate';
import { measureWrites } from './write-rate';

const MEMBERS = [10_000, 100_000, 1_000_000, 10_000_000] as const;
const BIASES = [0, 0.5] as const;
const DAY_SECONDS = 86_400;

/** Measures the cost of delivering a post, and estimates that of a large community. */
export function benchFanOut({ rounds }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const { rates, bytesPerEntry } = await measureWrites(stack, rounds);
    const last = rates.at(-1);
    const perSecond = last ? last.readers / last.seconds : Number.NaN;
    const measured = rates.map(({ readers, seconds }) => [
      shown(readers),
      `${(seconds * 1000).toFixed(1)} ms`,
      shown(readers / seconds),
    ]);
    const estimated = BIASES.flatMap((bias) =>
      MEMBERS.map((members) => {
        const { posts, mean, median, most, entriesADay, ofLarge } = simulate(
          { members, bias },
          randomFrom(members),
        );
        return [
          shown(members),
          bias === 0 ? 'of anything' : 'rather of what many follow',
          shown(posts),
          shown(median),
          shown(mean),
          shown(most),
          shown(entriesADay),
          `${Math.round(ofLarge * 100)}%`,
          (entriesADay / perSecond / DAY_SECONDS).toFixed(3),
          ((entriesADay * bytesPerEntry) / 1e9).toFixed(1),
        ];
      }),
    );
    const { follows, postsADay, exponent, thingsOfPost } = HABITS;
    return [
      `## fan-out, measured: one post to its readers' feeds; medians of ${rounds}`,
      formatTable(['readers', 'took', 'entries a second'], measured),
      `An entry takes ${shown(bytesPerEntry)} bytes, its indexes with it.`,
      `## fan-out, estimated: each member follows ${follows}, posts ${postsADay} a day of ${thingsOfPost} things, whose followers fall as rank^-${exponent}`,
      formatTable(
        [
          'members',
          'posts are',
          'posts a day',
          'entries, median',
          'mean',
          '99%',
          'entries a day',
          `of posts beyond ${shown(LARGE)} readers`,
          'writers busy all day',
          'GB a day',
        ],
        estimated,
      ),
    ].join('\n\n');
  });
}

const shown = (value: number): string => Math.round(value).toLocaleString('en');

/** Seeded pseudo-random numbers (linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
