export { SpreadsheetDialog, type SpreadsheetDialogProps } from './SpreadsheetDialog';
export {
  SpreadsheetMenuContainer,
  type SpreadsheetMenuContainerProps,
} from './SpreadsheetMenuContainer';
