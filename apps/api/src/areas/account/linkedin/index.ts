export { linkedinRoutes } from './linkedin.routes';
export { copyPortrait } from './portrait';
