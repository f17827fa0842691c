export { findSitePages } from './find-site-pages';
