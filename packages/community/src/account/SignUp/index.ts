export {
  checkRegistration,
  firstBroken,
  type RegistrationProblems,
  type RegistrationRule,
  type RegistrationValues,
  readRegistration,
  toRegistration,
} from './check-registration';
export {
  EmailSignUpSent,
  EmailSignUpSentContainer,
  type EmailSignUpSentProps,
  SignUpContainer,
  type SignUpContainerProps,
  SignUpThanks,
  SignUpThanksContainer,
  type SignUpThanksContainerProps,
  type SignUpThanksProps,
} from './SignUpContainers';
export { SIGN_UP_STATUSES, SignUpForm, type SignUpFormProps, type SignUpStatus } from './SignUpForm';
export { SignUpStart, type SignUpStartProps } from './SignUpStart';
