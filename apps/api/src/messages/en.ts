import { MAIL_EN } from './mail.en';

/** Every text that the server itself writes, in ICU message syntax. */
export const EN = {
  ...MAIL_EN,

  'error.badRequest': 'The request can’t be read.',
  'error.badParameter': 'The parameter {name} {problem}.',
  'error.badBody': 'The body can’t be read.',
  'error.signInRequired': 'Please sign in.',
  'error.forbidden': 'You may not do this.',
  'error.editorsOnly': 'Only the editors of the catalogue may change products.',
  'error.companyRequired': 'Add your company to your profile first.',
  'error.crossSite': 'Another site sent this request.',
  'error.uploadRefused': 'This upload address was used already, or is no longer good.',
  'error.notFound': 'There is nothing here.',
  'error.alreadyLinked': 'These are linked already.',
  'error.productInUse': 'The product still has suppliers, followers or links.',
  'error.nameTaken': '{kind, select, company {Company} other {Product}} already exist.',
  'error.linkExpired': 'This link has expired. Ask for a new one.',
  'error.linkUsed': 'This link was used already. Ask for a new one if you need one.',
  'error.linkUnknown': 'This link is not valid. Ask for a new one.',
  'error.wrongPassword': 'The current password is not right.',
  'error.repeatInProgress': 'The same request is still running.',
  'error.repeatDiffers': 'This Idempotency-Key was used with another request.',
  'error.tooLarge': 'The body may have at most {limit}.',
  'error.unsupportedType': 'Send {types}.',
  'error.invalidFields': '{count, plural, one {One field is not right.} other {# fields are not right.}}',
  'error.selfLink': 'A product can’t be linked with itself.',
  'error.rateLimited': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'error.internal': 'Something went wrong on our side.',

  'problem.required': 'is required',
  'problem.unknown': 'is not known here',
  'problem.minLength': 'must have at least {limit, plural, one {# character} other {# characters}}',
  'problem.maxLength': 'may have at most {limit, plural, one {# character} other {# characters}}',
  'problem.minItems': 'must have at least {limit, plural, one {# entry} other {# entries}}',
  'problem.maxItems': 'may have at most {limit, plural, one {# entry} other {# entries}}',
  'problem.minimum': 'must be at least {limit}',
  'problem.maximum': 'may be at most {limit}',
  'problem.type': 'must be {type}',
  'problem.enum': 'must be one of {values}',
  'problem.format':
    'must be {format, select, uuid {an id (UUID)} email {an e-mail address} line {one line of visible text} text {visible text} other {of the form {format}}}',
  'problem.repeated': 'may be sent only once',
  'problem.blank': 'must not be blank',
  'problem.pattern': 'is not of the right form',
  'problem.shape': 'is not of the right shape',

  'field.missingThing': 'There is no such {kind, select, product {product} company {company} other {thing}}.',
  'field.notAPicture': 'This is no JPEG or PNG picture.',
  'field.pictureTooLarge': 'The picture may have at most {limit} megapixels.',
  'field.notAVideo': 'This is no link to a YouTube video.',
  'field.selfLink': 'Choose another product.',

  'login.limitedTitle': 'Too many attempts to sign in',
  'login.limited':
    'Please wait {minutes, plural, one {a minute} other {# minutes}}, then try again. Your account and its password stay as they are.',
  'login.limitedBack': 'Back to the site',
  'login.failed': 'The e-mail or the password is not right.',
  'login.unverified': 'Please verify your email',
  'login.linkedinOff': 'Signing in with LinkedIn is not available.',
  'login.linkedinFailed': 'LinkedIn did not sign you in. Please try again.',
  'login.linkedinUnverified':
    'LinkedIn has not verified your e-mail. Verify it there, or sign up with your e-mail.',

  'registration.verify':
    'Please click on the link that has just been sent to your email account to verify your email and continue the registration process.',
  'registration.registered': 'Registered successfully, please check your email for verification link.',
  'registration.resent': 'Verification link resent.',
  'registration.complete': 'Your registration is complete.',
  'registration.reset':
    'Please click on the link that has just been sent to your email account to reset your password.',
  'registration.passwordUpdated': 'You\u2019ve successfully updated your password',
  'registration.unnamed': 'New member',

  'field.email': 'invalid email id',
  'field.country': 'There is no such country.',
  'field.passwordsDiffer': 'password and confirm password are different',
} as const;
