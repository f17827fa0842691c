export { CompanyDialog, type CompanyDialogProps } from './CompanyDialog';
export {
  CreateCompanyDialogContainer,
  type CreateCompanyDialogContainerProps,
  EditCompanyDialogContainer,
  type EditCompanyDialogContainerProps,
} from './CompanyDialogContainer';
export { type CompanyValues, NO_COMPANY } from './company-values';
