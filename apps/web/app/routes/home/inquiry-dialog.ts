export { InquiryDialogContainer } from '@millrace/design-system';
