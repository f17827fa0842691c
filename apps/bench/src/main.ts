/** `npm run bench [-- name …]`: measures what is named, or everything. */
import { parseArgs } from 'node:util';
import { benchApi } from './api/bench';
import { benchChatPane } from './chat-pane/bench';
import { benchComposer } from './composer/bench';
import { benchFeedApi } from './feed-api/bench';
import { benchFeedList } from './feed-list/bench';
import { benchImport } from './import/bench';
import { benchLighthouse } from './lighthouse/bench';
import { describeMachine } from './machine';
import { benchSockets } from './sockets/bench';

/** How long and how often a cell of a table is measured. */
export interface Effort {
  rounds: number;
  seconds: number;
}

const BENCHES: Readonly<Record<string, (effort: Effort) => Promise<string>>> = {
  api: benchApi,
  'feed-api': benchFeedApi,
  'feed-list': benchFeedList,
  'chat-pane': benchChatPane,
  composer: benchComposer,
  sockets: benchSockets,
  import: benchImport,
  lighthouse: benchLighthouse,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const effort: Effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined || !(effort.rounds >= 1) || !(effort.seconds >= 1)) {
  console.error(
    unknown === undefined
      ? '--rounds and --seconds are numbers from 1.'
      : `There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}

console.log(describeMachine());
for (const name of names) console.log(`\n${await BENCHES[name]?.(effort)}`);
