export { InquiryCard, type InquiryCardProps } from './InquiryCard';
export {
  InquiryDialog,
  InquiryDialogContainer,
  type InquiryDialogContainerProps,
  type InquiryDialogProps,
  InquiryFormContainer,
  type InquiryFormContainerProps,
  QuoteDialog,
  QuoteDialogContainer,
  type QuoteDialogContainerProps,
  type QuoteDialogProps,
  RequestQuoteContainer,
  type RequestQuoteContainerProps,
} from './InquiryContainers';
export { InquiryForm } from './InquiryForm';
export type { InquiryFormProps, InquiryState } from './inquiry-props';
export type { InquiryValues } from './inquiry-values';
export type { QuoteSupplier } from './QuoteSuppliers';
export { useQuoteDialog } from './useQuoteDialog';
