import { LANGUAGES, type Language } from '../languages';

/** Reason for a refused sign-in. */
export type LoginRefusal =
  | 'error.wrongCode'
  | 'login.failed'
  | 'login.suspended'
  | 'login.unverified'
  | 'login.codeLate'
  | 'login.linkedinOff'
  | 'login.linkedinAsk'
  | 'login.linkedinFailed'
  | 'login.linkedinUnverified'
  | 'login.linkedinBarred';

const EN: Readonly<Record<LoginRefusal, string>> = {
  'error.wrongCode': 'Incorrect code.',
  'login.failed': 'Incorrect email or password.',
  'login.suspended': 'This account is suspended. Contact {email} if you think this is a mistake.',
  'login.unverified': 'Please verify your email',
  'login.codeLate': 'That took too long. Sign in again.',
  'login.linkedinOff': 'LinkedIn sign-in isn’t available.',
  'login.linkedinAsk': 'Choose LinkedIn here to sign in with it.',
  'login.linkedinFailed': 'LinkedIn couldn’t sign you in. Try again.',
  'login.linkedinUnverified':
    'LinkedIn hasn’t verified your email. Verify it there, or sign up with your email.',
  'login.linkedinBarred':
    'You removed this LinkedIn account, so it no longer signs you in. Sign in another way.',
};

/**
 * Messages of refused sign-ins by language, which the API writes into the redirect address. `{email}` is the address of the
 * sales desk.
 *
 * @see GAP-036, GAP-043
 */
export const LOGIN_REFUSALS: Readonly<Record<Language, Readonly<Record<LoginRefusal, string>>>> = {
  en: EN,
  de: {
    'error.wrongCode': 'Der Code ist nicht richtig.',
    'login.failed': 'E-Mail-Adresse oder Passwort ist nicht richtig.',
    'login.suspended':
      'Dieses Konto ist gesperrt. Schreiben Sie an {email}, wenn Sie das für einen Irrtum halten.',
    'login.unverified': 'Bitte bestätigen Sie Ihre E-Mail-Adresse.',
    'login.codeLate': 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
    'login.linkedinOff': 'Die Anmeldung mit LinkedIn ist nicht verfügbar.',
    'login.linkedinAsk': 'Wählen Sie hier LinkedIn, wenn Sie sich damit anmelden möchten.',
    'login.linkedinFailed': 'LinkedIn hat Sie nicht angemeldet. Bitte versuchen Sie es noch einmal.',
    'login.linkedinUnverified':
      'LinkedIn hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort, oder registrieren Sie sich mit Ihrer E-Mail-Adresse.',
    'login.linkedinBarred':
      'Dieses LinkedIn-Konto meldet Sie nicht mehr an, weil Sie es entfernt haben. Melden Sie sich auf anderem Weg an.',
  },
  zh: {
    'error.wrongCode': '验证码不正确。',
    'login.failed': '邮箱地址或密码不正确。',
    'login.suspended': '此账户已被封禁。如果您认为有误，请写信至 {email}。',
    'login.unverified': '请验证您的邮箱地址。',
    'login.codeLate': '等待时间过长，请重新登录。',
    'login.linkedinOff': '无法使用 LinkedIn 登录。',
    'login.linkedinAsk': '如需使用 LinkedIn 登录，请在此处选择 LinkedIn。',
    'login.linkedinFailed': 'LinkedIn 登录未成功，请重试。',
    'login.linkedinUnverified':
      'LinkedIn 尚未验证您的电子邮件地址。请在 LinkedIn 上验证，或使用电子邮件注册。',
    'login.linkedinBarred': '您已移除此 LinkedIn 账户，它不再用于登录您的账户。请使用其他方式登录。',
  },
  ja: {
    'error.wrongCode': 'コードが正しくありません。',
    'login.failed': 'メールアドレスまたはパスワードが正しくありません。',
    'login.suspended': 'このアカウントは停止されています。誤りと思われる場合は{email}までご連絡ください。',
    'login.unverified': 'メールアドレスを確認してください。',
    'login.codeLate': '時間がかかりすぎました。もう一度ログインしてください。',
    'login.linkedinOff': 'LinkedInでのログインはご利用いただけません。',
    'login.linkedinAsk': 'LinkedInでログインする場合は、ここでLinkedInを選んでください。',
    'login.linkedinFailed': 'LinkedInでログインできませんでした。もう一度お試しください。',
    'login.linkedinUnverified':
      'LinkedInでメールアドレスが確認されていません。LinkedInで確認するか、メールアドレスで登録してください。',
    'login.linkedinBarred':
      'このLinkedInアカウントは解除されているため、ログインには使えません。ほかの方法でログインしてください。',
  },
  ar: {
    'error.wrongCode': 'الرمز غير صحيح.',
    'login.failed': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'login.suspended': 'هذا الحساب موقوف. راسل {email} إذا كنت ترى أن في ذلك خطأ.',
    'login.unverified': 'يُرجى تأكيد بريدك الإلكتروني.',
    'login.codeLate': 'استغرق ذلك وقتًا طويلًا. يُرجى تسجيل الدخول مرة أخرى.',
    'login.linkedinOff': 'تسجيل الدخول عبر LinkedIn غير متاح.',
    'login.linkedinAsk': 'اختر LinkedIn هنا إذا أردت تسجيل الدخول عبره.',
    'login.linkedinFailed': 'لم يتم تسجيل دخولك عبر LinkedIn. حاول مرة أخرى.',
    'login.linkedinUnverified':
      'لم يتحقق LinkedIn من بريدك الإلكتروني. أكّده هناك، أو سجّل هنا ببريدك الإلكتروني.',
    'login.linkedinBarred':
      'لم يعد حساب LinkedIn هذا يسجّل الدخول إلى حسابك لأنك أزلته. سجّل الدخول بطريقة أخرى.',
  },
};

/**
 * True if a text is one of the API's messages for a refused sign-in. The text comes from the address, which anyone can
 * write, and is shown above the password form.
 *
 * @param salesEmail The sales desk's address, which a message may contain.
 */
export function isLoginRefusal(text: string, salesEmail: string): boolean {
  return LANGUAGES.some((language) =>
    Object.values(LOGIN_REFUSALS[language]).some(
      (sentence) => sentence.replace('{email}', salesEmail) === text,
    ),
  );
}
