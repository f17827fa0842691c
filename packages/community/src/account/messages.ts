import { accountLinkMessages } from './AccountLink/AccountLink.messages';
import { emailRequestMessages } from './EmailRequest/EmailRequest.messages';
import { hiddenPageMessages } from './HiddenPage/HiddenPage.messages';
import { languageChoiceMessages } from './LanguageChoice/LanguageChoice.messages';
import { loginDialogMessages } from './LoginDialog/LoginDialog.messages';
import { onboardingWizardMessages } from './OnboardingWizard/OnboardingWizard.messages';
import { passwordResetMessages } from './PasswordReset/PasswordReset.messages';
import { preferredEmailMessages } from './PreferredEmail/PreferredEmail.messages';
import { profileFormMessages } from './ProfileForm/ProfileForm.messages';
import { profilePhotoMessages } from './ProfilePhoto/ProfilePhoto.messages';
import { resumedActMessages } from './ResumedAct/ResumedAct.messages';
import { securitySettingsMessages } from './SecuritySettings/SecuritySettings.messages';
import { selectPhotoMessages } from './SelectPhotoDialog/SelectPhotoDialog.messages';
import { settingsFrameMessages } from './SettingsFrame/SettingsFrame.messages';
import { signInRequiredMessages } from './SignInRequired/SignInRequired.messages';
import { signUpMessages } from './SignUp/SignUp.messages';

/** English texts of the area. */
export const accountTexts = {
  ...accountLinkMessages,
  ...emailRequestMessages,
  ...hiddenPageMessages,
  ...languageChoiceMessages,
  ...loginDialogMessages,
  ...onboardingWizardMessages,
  ...passwordResetMessages,
  ...preferredEmailMessages,
  ...profileFormMessages,
  ...profilePhotoMessages,
  ...resumedActMessages,
  ...securitySettingsMessages,
  ...selectPhotoMessages,
  ...settingsFrameMessages,
  ...signInRequiredMessages,
  ...signUpMessages,
  'account.logIn': 'Log in',
  'account.signIn': 'Sign in',
  'account.password': 'Password',
  'account.confirmPassword': 'Confirm password',
  'account.signUp': 'Sign Up',
  'account.already': 'Already on {brand}? <signIn>Sign in</signIn>',
  'account.firstName': 'First name',
  'account.lastName': 'Last name',
  'account.designation': 'Designation',
  'account.email': 'Email',
  'account.passwordHint': 'Must be at least 8 characters',
  'account.company': 'Company',
  'account.cancel': 'Cancel',
  'emailField.meant': 'Did you mean {address}?',
  'emailField.accept': 'Use this address',
  'account.uploaded': 'Uploaded',
  'account.uploadFailed': 'Could not upload file.',
} as const;
