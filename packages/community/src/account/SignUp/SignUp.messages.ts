export const signUpMessages = {
  'signUp.title': 'Sign up',
  'signUp.lead': 'Follow products and their suppliers, ask for prices, and post what you make. It’s free.',
  'signUp.allRequired': 'All fields are required.',
  'signUp.continue': 'Continue',
  'signUp.companyChosen': 'We’ve filled in its country, too.',
  'signUp.clearCompany': 'Clear company',
  'signUp.required': 'Required',
  // The trailing space is part of the text.
  'signUp.missing': 'Please fill all the required fields ',
  'signUp.different': 'password and confirm password are different',
  'signUp.short': 'password must be atleast 8 characters long',
  'signUp.invalidEmail': 'invalid email id',
  'signUp.terms':
    'By signing up you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
  'signUp.thanksTitle': 'Thank you',
  'signUp.thanks': 'Registered successfully, please check your email for verification link.',
  'signUp.thanksText': 'Thank you for signing up. Check your email to complete your profile.',
  'signUp.sentTo': 'We sent the link to <address>{email}</address>.',
  'signUp.notArrived': 'If it doesn’t arrive within a few minutes, check your spam folder or resend it.',
  'signUp.checkEmailTitle': 'Check your email',
} as const;
