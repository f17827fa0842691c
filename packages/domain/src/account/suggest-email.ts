import { isEmail, writtenEmail } from './email';

/** Endings of mail providers that people have their addresses with, by the name before the first dot. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  yahoo: [
    ...['com', 'ca', 'de', 'es', 'fr', 'ie', 'in', 'it', 'se', 'co.id', 'co.in', 'co.jp', 'co.uk', 'com.ar'],
    ...['com.au', 'com.br', 'com.hk', 'com.mx', 'com.sg', 'com.tw', 'com.vn'],
  ],
  hotmail: ['com', 'be', 'ch', 'de', 'es', 'fr', 'it', 'nl', 'se', 'co.jp', 'co.uk', 'com.ar', 'com.br'],
  outlook: ['com', 'at', 'de', 'es', 'fr', 'it', 'jp', 'com.ar', 'com.br', 'com.tr'],
  icloud: ['com'],
  live: ['com', 'de', 'fr', 'it', 'jp', 'nl', 'se', 'co.uk', 'com.mx'],
  msn: ['com'],
  aol: ['com', 'de', 'fr', 'co.uk'],
  proton: ['me'],
  protonmail: ['com', 'ch'],
  fastmail: ['com'],
  gmx: ['de', 'net', 'at', 'ch', 'com', 'fr'],
  web: ['de'],
  't-online': ['de'],
  freenet: ['de'],
  bluewin: ['ch'],
  orange: ['fr'],
  wanadoo: ['fr'],
  laposte: ['net'],
  libero: ['it'],
  comcast: ['net'],
  verizon: ['net'],
  qq: ['com'],
  foxmail: ['com'],
  aliyun: ['com'],
  '163': ['com'],
  '126': ['com'],
  naver: ['com'],
  hanmail: ['net'],
  yandex: ['ru', 'com'],
  docomo: ['ne.jp'],
  softbank: ['ne.jp'],
  rediffmail: ['com'],
};

/** Names that are one letter away from one of these, and providers of their own. */
const OTHERS = new Set(['mail', 'email', 'ymail', 'imail', 'inbox', 'mymail', 'myyahoo']);

/** Providers with one ending, so that any other is a slip. */
const ONE_ENDING = new Set(['gmail', 'googlemail', 'icloud']);

/** Shorter names are one letter away from too many others. */
const SLIP_FROM = 5;

/** Slips of the finger in endings. */
const ENDINGS: Readonly<Record<string, string>> = {
  ...toCorrections('com', [
    'con',
    'cmo',
    'ocm',
    'comm',
    'coom',
    'co',
    'cm',
    'om',
    'vom',
    'xom',
    'c0m',
    'cim',
    'cpm',
  ]),
  ...toCorrections('net', ['ne', 'nte', 'ent', 'met', 'nett', 'bet']),
  ...toCorrections('de', ['ed', 'dw', 'd', 'dee', 'ded']),
};

/**
 * Suggests what an address was probably meant to be, if its domain is a slip of a common mail provider's.
 *
 * @returns The address with that domain; null if nothing seems wrong.
 * @example suggestEmail('ada@gmial.con') // 'ada@gmail.com'
 */
export function suggestEmail(text: string): string | null {
  const address = writtenEmail(text);
  const at = address.lastIndexOf('@');
  const [name = '', ...rest] = address
    .slice(at + 1)
    .toLowerCase()
    .split('.');
  const typed = rest.join('.');
  // Half of an address is no slip yet, but an ending of one letter may be.
  if (at < 1 || typed === '' || !isEmail(`${address.slice(0, at)}@provider.example`)) return null;
  if (PROVIDERS[name]?.includes(typed) || OTHERS.has(name)) return null;
  const meant = meantName(name);
  const endings = PROVIDERS[meant ?? ''];
  if (meant === null || !endings) return null;
  const ending = [typed, ENDINGS[typed] ?? ''].find((one) => endings.includes(one));
  const domain = ending ?? (ONE_ENDING.has(meant) ? endings[0] : undefined);
  return domain === undefined ? null : `${address.slice(0, at)}@${meant}.${domain}`;
}

function meantName(name: string): string | null {
  if (Object.hasOwn(PROVIDERS, name)) return name;
  const near = Object.keys(PROVIDERS).filter((known) => known.length >= SLIP_FROM && isOneSlip(name, known));
  return near[0] ?? null;
}

/** True if one letter is missing, too many, wrong, or two neighbors are exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let head = 0;
  while (head < shorter && typed[head] === meant[head]) head += 1;
  const [one, other] = [typed.slice(head), meant.slice(head)];
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  );
}

function toCorrections(ending: string, slips: readonly string[]): Record<string, string> {
  return Object.fromEntries(slips.map((slip) => [slip, ending]));
}
