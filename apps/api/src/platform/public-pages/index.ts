export { fetchPublicPage } from './fetch-public-page';
export { readPageAddress } from './page-address';
export { PageProblem } from './page-problem';
export { type PageReach, PUBLIC_INTERNET } from './page-reach';
export { isPublicHost, namedHost } from './public-host';
export { readPublicFile } from './read-public-file';
