export { exportRoutes } from './exports.routes';
export { forgetOldImports } from './imports.repository';
export { spreadsheetRoutes } from './spreadsheets.routes';
