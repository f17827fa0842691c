export { exportRoutes } from './exports.routes';
export { purgeExpiredImports } from './imports.repository';
export { workOnImport } from './run-import.service';
export { spreadsheetRoutes } from './spreadsheets.routes';
