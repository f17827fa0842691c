export { CompanyFactsDialog, type CompanyFactsDialogProps } from './CompanyFactsDialog';
export {
  CompanyFactsDialogContainer,
  type CompanyFactsDialogContainerProps,
} from './CompanyFactsDialogContainer';
