export { readPageAddress } from './page-address';
export { PageProblem } from './page-problem';
export { PUBLIC_INTERNET, type PageReach } from './page-reach';
export { isPublicHost, namedHost } from './public-host';
export { readPublicFile } from './read-public-file';
export { fetchPublicPage } from './fetch-public-page';
