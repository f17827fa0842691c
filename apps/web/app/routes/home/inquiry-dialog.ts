export { InquiryDialogContainer } from '@millrace/community';
