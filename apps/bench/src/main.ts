/** `npm run bench [-- name …]`: runs the named benchmarks, or all of them. */
import { parseArgs } from 'node:util';
import { benchApi } from './api/bench';
import { benchChatPane } from './chat-pane/bench';
import { benchComposer } from './composer/bench';
import { benchConcentration } from './concentration/bench';
import { benchFanOut } from './fan-out/bench';
import { benchFeedApi } from './feed-api/bench';
import { benchFeedList } from './feed-list/bench';
import { benchImport } from './import/bench';
import { benchInp } from './inp/bench';
import { benchLighthouse } from './lighthouse/bench';
import { benchLoad } from './load/bench';
import { describeMachine } from './machine';
import { benchSearchQuality } from './search-quality/bench';
import { benchSearchScale } from './search-scale/bench';
import { benchSockets } from './sockets/bench';
import { benchSupplierTable } from './supplier-table/bench';
import { benchValueChainTree } from './value-chain-tree/bench';
import { benchVirtualList } from './virtual-list/bench';
import { benchWidgets } from './widgets/bench';

/** Duration and number of rounds of a table's cells. */
export interface Effort {
  rounds: number;
  seconds: number;
  /** Number of nodes, rows or widgets, for the benchmarks of components at several sizes; all sizes by default. */
  counts?: readonly number[];
  /** For the load benchmark: number of posts, of open sockets, and the duration. */
  load: { posts: number; sockets: number; minutes: number };
  /** For the benchmark of search at scale: number of products. */
  products: number;
  /** For the same: true to keep its database on the server of `DATABASE_URL`, and to reuse it. */
  keep: boolean;
  /** For the benchmark of interactions: titles of the screens; all by default. */
  screens?: readonly string[];
  /** For the same: origins of a running installation; by default it starts one. */
  running?: { web: string; api: string };
}

const BENCHES: Readonly<Record<string, (effort: Effort) => Promise<string>>> = {
  api: benchApi,
  'feed-api': benchFeedApi,
  'feed-list': benchFeedList,
  'chat-pane': benchChatPane,
  composer: benchComposer,
  'value-chain-tree': benchValueChainTree,
  'supplier-table': benchSupplierTable,
  'virtual-list': benchVirtualList,
  widgets: benchWidgets,
  sockets: benchSockets,
  'fan-out': benchFanOut,
  load: benchLoad,
  import: benchImport,
  'search-quality': benchSearchQuality,
  'search-scale': benchSearchScale,
  concentration: benchConcentration,
  lighthouse: benchLighthouse,
  inp: benchInp,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    counts: { type: 'string' },
    posts: { type: 'string', default: '1000000' },
    sockets: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    products: { type: 'string', default: '1000000' },
    keep: { type: 'boolean', default: false },
    screens: { type: 'string' },
    web: { type: 'string' },
    api: { type: 'string' },
  },
});
const effort: Effort = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  products: Number(values.products),
  keep: values.keep,
  load: {
    posts: Number(values.posts),
    sockets: Number(values.sockets),
    minutes: Number(values.minutes),
  },
  ...(values.screens !== undefined && { screens: values.screens.split(',') }),
  ...(values.web !== undefined &&
    values.api !== undefined && { running: { web: values.web, api: values.api } }),
  ...(values.counts === undefined ? {} : { counts: values.counts.split(',').map(Number) }),
};
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
const numbers = [
  effort.rounds,
  effort.seconds,
  effort.products,
  ...Object.values(effort.load),
  ...(effort.counts ?? []),
];
const isOdd = numbers.some((number) => !(number >= 1));
if (unknown !== undefined || isOdd) {
  console.error(
    unknown === undefined
      ? '--rounds, --seconds, --posts, --sockets, --minutes, --products and --counts (separated by commas) must be numbers of at least 1.'
      : `Unknown benchmark "${unknown}". Use one of: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}

console.log(describeMachine());
for (const name of names) console.log(`\n${await BENCHES[name]?.(effort)}`);
