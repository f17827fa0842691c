export { linkRoutes } from './links.routes';
export { ownVerdictView } from './links.view';
export { findOwnVerdicts } from './verdicts.repository';
