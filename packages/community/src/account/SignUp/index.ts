export {
  checkRegistration,
  firstBroken,
  type RegistrationProblems,
  type RegistrationRule,
  type RegistrationValues,
  readRegistration,
  toRegistration,
} from './check-registration';
export { EmailSignUpSent, type EmailSignUpSentProps } from './EmailSignUpSent';
export { EmailSignUpSentContainer } from './EmailSignUpSentContainer';
export { SignUpContainer, type SignUpContainerProps } from './SignUpContainer';
export { SIGN_UP_STATUSES, SignUpForm, type SignUpFormProps, type SignUpStatus } from './SignUpForm';
export { SignUpThanks, type SignUpThanksProps } from './SignUpThanks';
export { SignUpThanksContainer, type SignUpThanksContainerProps } from './SignUpThanksContainer';
