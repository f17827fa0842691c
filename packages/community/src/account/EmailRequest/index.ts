export {
  EMAIL_REQUEST_PURPOSES,
  EmailRequestContainer,
  type EmailRequestContainerProps,
  EmailRequestForm,
  type EmailRequestFormProps,
  type EmailRequestPurpose,
  type EmailRequestState,
} from './EmailRequestContainer';
