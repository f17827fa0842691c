export {
  CompanyFactsDialogContainer,
  type CompanyFactsDialogContainerProps,
} from './CompanyFactsDialogContainer';
