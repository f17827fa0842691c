export { type EmbedTally, openEmbedTally } from './embed-tally';
export { openTally, type Tally } from './tally';
