export { findSites, purgeExpiredEmbedDays } from './publisher-sites.repository';
export { publisherSiteRoutes } from './publisher-sites.routes';
export { siteView } from './publisher-sites.view';
