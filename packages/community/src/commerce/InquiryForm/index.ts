export { InquiryDialog, type InquiryDialogProps } from './InquiryDialog';
export { InquiryDialogContainer, type InquiryDialogContainerProps } from './InquiryDialogContainer';
export { InquiryForm } from './InquiryForm';
export { InquiryFormContainer, type InquiryFormContainerProps } from './InquiryFormContainer';
export type { InquiryFormProps, InquiryState } from './inquiry-props';
export type { InquiryValues } from './inquiry-values';
export { QuoteDialog, type QuoteDialogProps } from './QuoteDialog';
export { RequestQuoteContainer, type RequestQuoteContainerProps } from './RequestQuoteContainer';
