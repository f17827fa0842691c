import type { LegalDocument, LegalParties } from './legal-document';

/**
 * The privacy policy in English: what the software keeps and for how long, no more and no less. Not in the message
 * catalogue, which every page carries: this text is for one page, which may have it from its server.
 * @see GAP-011, GAP-046, GAP-067
 */
export const privacyPolicy = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Privacy policy',
  summary:
    'We keep what you give us to run your account, and nothing to watch you: no advertising, no trackers, no profiles of your reading.',
  since: '2026-11-27',
  sections: [
    {
      id: 'visitors',
      title: 'When you only read',
      paragraphs: [
        'You need no account to read, and we set no cookie for it, unless you choose a language. Fonts, drawings and scripts come from our own servers.',
        `${brand} counts how often its first page, products, companies and posts are looked at and their links followed, here and in widgets on other sites: numbers a day, without address, browser or person. Companies on the highest plan see those of their own. Who runs a site, and has shown it, sees how often its widgets were shown, pressed and followed, and how many sign-ups and requests for quotes came of that; which site a reader came from is held by the open page alone.`,
        'The log of requests holds the time, the address asked for, how it was answered, and, for members who are signed in, the id of their account. Another log says by that id when somebody signed in to an account or tried to, and when its password, its address or its second factor was changed. Neither holds your network address. To stop abuse, calls are counted by network address for a minute, and tries to sign in or to send forms for up to an hour.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      paragraphs: [
        'We keep what you fill in:',
        [
          'name, e-mail addresses, country, company, what you do there;',
          'telephone number, description and picture, where you add them;',
          'your password, as a hash from which it cannot be read;',
          'your plan.',
        ],
        'Other members see your name, company, what you do there, description and picture. Your e-mail addresses, your telephone number and your plan are shown to you alone.',
        'If you sign in by a professional network, it tells us your name, your e-mail address and your picture. We tell it nothing.',
      ],
    },
    {
      id: 'use',
      title: 'What you do here',
      paragraphs: [
        'We keep what you post, comment, like and follow, the votes you give, the messages you write, and the files you send. Places and device names are taken out of pictures before they are stored, and out of MP4 videos the place that a device wrote into the file. All else of a video, such as a track of places that a camera records beside it, and what WebM videos, PDFs and presentations say of themselves, stays as you send it.',
        'Posts are seen by those for whom you posted them, messages by those to whom you wrote.',
      ],
    },
    {
      id: 'inquiries',
      title: 'When you write to us',
      paragraphs: [
        'An inquiry is kept with what its form asks for and with the file that you attach, and is sent by mail to the people who answer it. The file is stored where no public address leads to it. An invitation keeps your e-mail address. Both are deleted after a year, and earlier when you ask for it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'These are all there are. None of them follows you, and so there is no banner to press away:',
        [
          'one that keeps you signed in, which scripts cannot read; it ends when you log out, thirty days after your last visit, or ninety days after you logged in;',
          'one that remembers the language you chose, for a year;',
          'one for a week in a browser in which you signed up, so that the link of our mail opens your account there alone without asking for more;',
          'one for a year in a browser in which you signed in by a code, so that others who try codes cannot lock you out there;',
          'one for a few minutes while you sign in by a passkey, by a professional network, or by a code.',
        ],
        'Your browser may also keep, for itself alone: what you have begun to write, what you searched for last, which columns of a table you hid, messages that wait for a connection, the address you typed into a login that failed, and whether the inquiry form has been shown.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets data',
      paragraphs: [
        'Nobody buys or rents it. Those who run our servers and deliver our mail work on our behalf. If you buy a plan, the payment provider takes your card details; we keep its number for you as a customer and never see the card.',
        'Videos of YouTube and Vimeo come from there, but only once you press play.',
      ],
    },
    {
      id: 'leaving',
      title: 'How long, and what leaving does',
      paragraphs: [
        'Your data is kept as long as your account. “Delete account” in your profile deletes the account, its profile, its posts and its comments. Messages that you have written stay with those to whom you wrote them, under the name Former member. What you added about products and companies stays, without your name.',
        'Some goes earlier by itself:',
        [
          'e-mails that we have sent, after 30 days, and those that could not be sent, after 14;',
          'what you were told of, after 180 days;',
          'addresses to which you sent a post or an invitation, after 180 days;',
          'inquiries, and addresses left for an invitation, after a year;',
          'what the payment provider told us of payments, after 90 days.',
        ],
        'An address that wants no mail that members send is kept too, account or none, until you take that back by the link in such a mail: if it were forgotten, it could not be heeded.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You may ask what we keep about you, have it corrected, handed over or deleted, and object to its use. Write to ${salesEmail}. If you think that we handle it wrongly, you may turn to the data protection authority of your country.`,
      ],
    },
  ],
});
