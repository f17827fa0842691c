export { findOwnReports } from './reports.repository';
export { reportRoutes } from './reports.routes';
export { reportView } from './reports.view';
