export { type Asked, analysePage, askedOf, type PageAnalysis, type PageToAnalyse } from './analyse-page';
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
export { importedBy, type SheetText, type SheetTexts } from './styles/collect-rules';
