export { exportRoutes } from './exports.routes';
export { purgeExpiredImports } from './imports.repository';
export { spreadsheetRoutes } from './spreadsheets.routes';
