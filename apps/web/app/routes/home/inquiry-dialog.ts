export { InquiryCard, InquiryDialogContainer } from '@millrace/community';
