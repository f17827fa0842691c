export { exportRoutes } from './exports.routes';
export { spreadsheetRoutes } from './spreadsheets.routes';
