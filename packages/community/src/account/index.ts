export {
  ChangeStopped,
  EmailConfirmed,
  type EmailConfirmedProps,
  LINK_PROBLEMS,
  type LinkDemand,
  LinkProblem,
  type LinkProblemKind,
  type LinkProblemProps,
  type LinkSubject,
  linkProblem,
  type PasswordFlaw,
  passwordFlaw,
  VerifyLink,
  type VerifyLinkProps,
} from './AccountLink';
export { AccountPage, type AccountPageProps } from './AccountPage';
export {
  EMAIL_REQUEST_PURPOSES,
  EmailRequestContainer,
  type EmailRequestContainerProps,
  EmailRequestForm,
  type EmailRequestFormProps,
  type EmailRequestPurpose,
  type EmailRequestState,
} from './EmailRequest';
export { HiddenPage, type HiddenPageProps } from './HiddenPage';
export {
  LanguageChoice,
  type LanguageChoiceProps,
  LanguageSettings,
  type LanguageSettingsProps,
} from './LanguageChoice';
export {
  LOGIN_REASONS,
  LOGIN_VIEWS,
  LoginDialog,
  type LoginDialogProps,
  LoginForm,
  type LoginFormProps,
  type LoginPlaces,
  type LoginReason,
  type LoginView,
  PasskeyLoginContainer,
  type PasskeyLoginContainerProps,
  signInFor,
} from './LoginDialog';
export {
  firstOpenStep,
  OnboardingWizard,
  OnboardingWizardContainer,
  type OnboardingWizardContainerProps,
  type OnboardingWizardProps,
  WIZARD_STEPS,
  type WizardMember,
  type WizardStep,
  wizardStep,
} from './OnboardingWizard';
export {
  PasswordResetContainer,
  type PasswordResetContainerProps,
  PasswordResetForm,
  type PasswordResetFormProps,
  type PasswordResetState,
} from './PasswordReset';
export {
  PreferredEmail,
  PreferredEmailContainer,
  type PreferredEmailContainerProps,
  PreferredEmailMessage,
  type PreferredEmailMessageProps,
  type PreferredEmailProps,
  type PreferredEmailState,
} from './PreferredEmail';
export {
  ProfileForm,
  ProfileFormContainer,
  type ProfileFormContainerProps,
  type ProfileFormProps,
} from './ProfileForm';
export {
  ProfilePhoto,
  ProfilePhotoContainer,
  type ProfilePhotoContainerProps,
  type ProfilePhotoProps,
} from './ProfilePhoto';
export { OnboardingPage } from './pages/OnboardingPage';
export { type ResumableAct, ResumedActContainer, type ResumedActContainerProps } from './ResumedAct';
export {
  SecuritySettings,
  SecuritySettingsContainer,
  type SecuritySettingsContainerProps,
  type SecuritySettingsProps,
} from './SecuritySettings';
export {
  PHOTO_KINDS,
  PHOTO_MAX_BYTES,
  type SelectedPhoto,
  SelectPhotoDialog,
  type SelectPhotoDialogProps,
} from './SelectPhotoDialog';
export {
  SettingsFrame,
  type SettingsFrameProps,
  SettingsList,
  type SettingsListProps,
} from './SettingsFrame';
export { CLOSED_PAGES, type ClosedPage, SignInRequired, type SignInRequiredProps } from './SignInRequired';
export {
  checkRegistration,
  EmailSignUpSent,
  EmailSignUpSentContainer,
  type EmailSignUpSentProps,
  firstBroken,
  type RegistrationProblems,
  type RegistrationRule,
  type RegistrationValues,
  readRegistration,
  SIGN_UP_STATUSES,
  SignUpContainer,
  type SignUpContainerProps,
  SignUpForm,
  type SignUpFormProps,
  SignUpStart,
  type SignUpStartProps,
  type SignUpStatus,
  SignUpThanks,
  SignUpThanksContainer,
  type SignUpThanksContainerProps,
  type SignUpThanksProps,
  toRegistration,
} from './SignUp';
