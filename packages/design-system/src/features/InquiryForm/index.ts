export { InquiryDialog, type InquiryDialogProps } from './InquiryDialog';
export { InquiryDialogContainer, type InquiryDialogContainerProps } from './InquiryDialogContainer';
export { InquiryForm, type InquiryFormProps, type InquiryState } from './InquiryForm';
export { InquiryFormContainer, type InquiryFormContainerProps } from './InquiryFormContainer';
export type { InquiryValues } from './inquiry-values';
export { QuoteDialog, type QuoteDialogProps } from './QuoteDialog';
export { RequestQuoteContainer, type RequestQuoteContainerProps } from './RequestQuoteContainer';
