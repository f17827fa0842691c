export type { ShownThings } from './find-snippets';
export {
  FINDING_CODES,
  FINDING_STATUSES,
  type Finding,
  type FindingCode,
  type FindingStatus,
  type Place,
  type Way,
} from './finding';
export type { Digests, KnownScripts } from './judge-scripts';
export {
  type GivenPage,
  type KnownThings,
  type OpenedPage,
  openPage,
  openPageInSteps,
  type PageAnalysis,
} from './open-page';
