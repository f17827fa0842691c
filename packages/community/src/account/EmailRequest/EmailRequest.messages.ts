export const emailRequestMessages = {
  'emailRequest.workEmail': 'Work email',
  'emailRequest.email': 'Email Address',
  'emailRequest.missing': 'Please enter your work email',
  'emailRequest.invalid': 'Please enter a valid email',
  'emailRequest.signUp': 'Sign Up',
  'emailRequest.forgot': 'Send reset link',
  'emailRequest.resend': 'Resend verification link',
  'emailRequest.signUpSent':
    'Please click on the link that has just been sent to your email account to verify your email and continue the registration process.',
  'emailRequest.forgotSent':
    'Please click on the link that has just been sent to your email account to reset your password.',
  'emailRequest.resendSent': 'Verification link resent.',
} as const;
