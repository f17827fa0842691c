export { fetchPublicPage } from './fetch-public-page';
export {
  isPublicHost,
  namedHost,
  PageProblem,
  type PageReach,
  PUBLIC_INTERNET,
  readPageAddress,
} from './page-address';
export { readPublicFile } from './read-public-file';
