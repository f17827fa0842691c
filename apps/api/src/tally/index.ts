export { openTally, type Tally } from './tally';
