export { linkedinRoutes } from './linkedin.routes';
export { copyPortrait, type PortraitJob } from './portrait';
