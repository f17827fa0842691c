export { EmailRequestContainer, type EmailRequestContainerProps } from './EmailRequestContainer';
export { EmailRequestForm, type EmailRequestFormProps } from './EmailRequestForm';
export { EMAIL_REQUEST_PURPOSES, type EmailRequestPurpose, type EmailRequestState } from './email-request';
