import type { MailData, MailJob, MailName } from '../mail';

const at = '2026-03-14T15:09:26.000Z';

const resetPath = '/resetpassword?token=Zm9yZ290dGVu';

/** One of each mail, as a member or the sales desk would get it. */
export const SAMPLES: { readonly [Name in MailName]: MailData[Name] } = {
  verifyRegistration: { firstName: 'Ada', verifyPath: '/verify?token=dmVyaWZpZXJlbg', validHours: 24 },
  alreadyRegistered: { firstName: 'Ada', signInPath: '/?login=true', resetPath: '/?login=true&forgot=true' },
  resetPassword: { firstName: 'Ada', resetPath, validHours: 1 },
  passwordChanged: { firstName: 'Ada', at, resetPath: '/?login=true&forgot=true' },
  confirmEmail: {
    firstName: 'Ada',
    address: 'ada@home.example',
    confirmPath: '/verify?token=YmVzdGFldGlnZW4',
    validHours: 24,
  },
  emailChangeAsked: {
    firstName: 'Ada',
    newAddress: 'ada@home.example',
    slot: 'primary',
    at,
    stopPath: '/verify?token=YW5oYWx0ZW4',
    validHours: 24,
  },
  emailChanged: {
    firstName: 'Ada',
    newAddress: 'ada@kvarnholm.example',
    at,
    stopPath: '/verify?token=YW5oYWx0ZW4',
    validHours: 24,
  },
  invitationReceived: { signupPath: '/signup?email=ada%40kvarnholm.example' },
  invitationAsked: { address: 'ada@kvarnholm.example', at },
  inquiry: {
    firstName: 'Ada',
    lastName: 'Okafor',
    company: 'Kvarnholm Silica AB',
    address: 'ada@kvarnholm.example',
    phone: '+46 26 555 01 20',
    message: 'We look for preforms of 120 mm.\n\nTwo tonnes a month, from May on. Drawings are attached.',
    product: { name: 'Preform silica glass', path: '/product/preform-silica-glass/1' },
    quote: null,
    suppliers: [],
    at,
  },
  quoteRequest: {
    firstName: 'Uta',
    buyer: 'Ada Okafor',
    company: 'Kvarnholm Silica AB',
    message: 'We look for preforms of 120 mm.\n\nTwo tonnes a month, from May on.',
    supplier: 'Ostwald Quarzglas GmbH',
    product: { name: 'Preform silica glass', path: '/product/preform-silica-glass/1' },
    quote: { quantity: '2 t', neededBy: '2027-05-01', deliveryCountry: 'Sweden' },
    answerPath: '/quotes/0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e01',
  },
  quoteAnswered: {
    firstName: 'Ada',
    supplier: 'Ostwald Quarzglas GmbH',
    product: 'Preform silica glass',
    price: '1180 EUR a kilogram',
    leadTime: '14 weeks',
    minimumOrder: '200 kg',
    message: 'We can deliver from July on.',
    answersPath: '/quotes/0192f7c4-8d1e-7a11-b0a6-5f1f6f0b9e02',
  },
  eventRemoved: {
    firstName: 'Ada',
    event: 'Preform & Draw Forum',
    location: 'Volkshaus, Jena',
    country: 'Germany',
    timeZone: 'Europe/Berlin',
    at,
    eventsPath: '/event-list',
  },
  newSignIn: { firstName: 'Ada', device: 'Firefox on Linux', at, resetPath: '/?login=true&forgot=true' },
  accountNotice: {
    firstName: 'Ada',
    what: 'passkeyAdded',
    at,
    resetPath: '/?login=true&forgot=true',
    stopPath: '/verify?token=dG9rZW4',
    validHours: 24,
  },
  tokenMade: {
    firstName: 'Ada',
    token: 'Weekly supplier report',
    mayWrite: true,
    at,
    expiresAt: '2026-12-14T08:00:00.000Z',
    stopPath: '/verify?token=dG9rZW4',
    validHours: 24,
  },
  alerts: {
    firstName: 'Ada',
    sections: [
      {
        title: 'Your posts and discussions',
        lines: [
          {
            line: 'Ben Okafor and 2 others commented on your post “Draw tower 3 runs.”',
            path: '/feed/post/5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01',
          },
        ],
      },
      {
        title: 'New posts about companies you follow',
        lines: [
          {
            line: 'Tomas Berg posted “Second furnace”',
            path: '/feed/post/0192f7c4-8d1e-7c55-9a43-2f6f0f3b7d10',
          },
        ],
      },
    ],
    more: 3,
    morePath: '/notifications',
    settingsPath: '/settings/notifications',
    stopPath: '/unsubscribe?token=bmllIHdpZWRlcg',
  },
  accountDeleted: { firstName: 'Ada', at },
  share: {
    sender: 'Ada Okafor',
    company: 'Kvarnholm Silica AB',
    subject: 'Ada Okafor shared a post with you',
    message: 'Hey Team, thought you might be interested in this post.',
    kind: 'post',
    title: 'Our second sintering furnace is running',
    path: '/feed/post/5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01',
    isPrivate: false,
    stopPath: '/unsubscribe?token=bmllIHdpZWRlcg',
  },
  followInvitation: {
    sender: 'Ada Okafor',
    company: 'Kvarnholm Silica AB',
    kind: 'product',
    title: 'Preform silica glass',
    path: '/product/preform-silica-glass/1',
    signupPath: '/signup?email=bo%40people.example',
    stopPath: '/unsubscribe?token=bmllIHdpZWRlcg',
  },
  teamInvitation: {
    sender: 'Ada Okafor',
    company: 'Kvarnholm Silica AB',
    plan: 'Premium',
    path: '/signup?email=bo%40people.example',
    isMember: false,
    stopPath: '/unsubscribe?token=bmllIHdpZWRlcg',
  },
  planReceipt: {
    firstName: 'Ada',
    plan: 'Premium',
    number: 'MR-2026-0001',
    amount: 125_000,
    currency: 'usd',
    at,
    termStart: at,
    termEnd: '2027-03-14T15:09:26.000Z',
    renews: true,
    plansPath: '/plans',
  },
  paymentFailed: { firstName: 'Ada', plan: 'Premium', keptUntil: at, plansPath: '/plans' },
  termEnding: {
    firstName: 'Ada',
    plan: 'Platinum',
    days: 30,
    termEnd: at,
    renews: false,
    priceUsd: 3000,
    goesOn: null,
    plansPath: '/plans',
  },
  certificatesEnding: {
    firstName: 'Ada',
    company: 'Kvarnholm Silica AB',
    companyPath: '/company/kvarnholm-silica-ab/0f0e7a55-51d3-5a0c-9d8e-4a1b6f0c2d11',
    certificates: [{ name: 'ISO 9001', validUntil: '2027-05-31' }],
  },
  planEnded: { firstName: 'Ada', plan: 'Premium', goesOn: null, plansPath: '/plans' },
  reportDecided: { firstName: 'Ada', kind: 'comment', name: 'Rohan Kulkarni', outcome: 'acted' },
  duplicateDecided: {
    firstName: 'Ada',
    kind: 'product',
    subject: 'SiH4',
    other: 'Silane',
    outcome: 'merged',
    path: '/product/silane/0f0e7a55-51d3-5a0c-9d8e-4a1b6f0c2d11',
  },
  contentHidden: {
    firstName: 'Ada',
    kind: 'post',
    words: 'Rods of every grade at half the price. Write to me.',
    because: 'spam',
  },
  contentRestored: {
    firstName: 'Ada',
    kind: 'comment',
    words: 'We would take two of 120 mm for a trial.',
  },
  memberSuspended: { firstName: 'Ada', because: 'harassment' },
  suspensionLifted: { firstName: 'Ada', signInPath: '/?login=true' },
};

export const MAIL_NAMES = Object.keys(SAMPLES) as MailName[];

/** A mail with its sample. */
export const sampleOf = (name: MailName): Pick<MailJob, 'name' | 'data'> =>
  ({ name, data: SAMPLES[name] }) as Pick<MailJob, 'name' | 'data'>;

/** What somebody may type who means harm: markup, a script, an address, line breaks, another direction of writing. */
export const HOSTILE = '<img src=x onerror=alert(1)>"\'&</title></style>{x}\r\nBcc: all@people.example\u202e';

/** Moments, codes and paths, which nobody types. */
const OURS = /^(at|expiresAt|termStart|termEnd|keptUntil|validUntil|currency)$|path$/i;

/** The same mail with something hostile for every text that people type. */
export function hostileOf(name: MailName): Pick<MailJob, 'name' | 'data'> {
  const poison = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => poison(key, one));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, poison(inner, one)]));
    }
    const isTyped = typeof value === 'string' && !OURS.test(key);
    return isTyped ? HOSTILE : value;
  };
  return { name, data: poison('', SAMPLES[name]) } as Pick<MailJob, 'name' | 'data'>;
}
