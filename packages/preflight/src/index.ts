export type { Digests, KnownScripts } from './check-scripts';
export type { ShownThings } from './find-snippets';
export {
  type EmbedMethod,
  FINDING_CODES,
  FINDING_STATUSES,
  type Finding,
  type FindingCode,
  type FindingStatus,
  type Place,
} from './finding';
export {
  type GivenPage,
  type KnownThings,
  type MergedPolicy,
  type OpenedPage,
  openPage,
  openPageInSteps,
  type PageAnalysis,
} from './open-page';
