import type { LegalDocument, LegalParties } from './legal-document';

/**
 * Returns the privacy policy in English: exactly which data the software stores and for how long. Not part of the
 * message catalogue, which every page loads: only one page needs it, and its server can pass it.
 * @see GAP-011, GAP-046, GAP-067
 */
export const privacyPolicy = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Privacy policy',
  summary:
    'We keep what you give us to run your account. We don’t watch you: no advertising, no trackers, no profiles of your reading.',
  since: '2026-11-27',
  sections: [
    {
      id: 'visitors',
      title: 'When you only read',
      paragraphs: [
        'You can read without an account. We set no cookie then, unless you choose a language. Fonts, drawings and scripts come from our own servers.',
        `${brand} counts views of its home page, products, companies and posts, and clicks on their links, here and in widgets on other sites. We keep daily totals without address, browser or person. Companies on the highest plan see their own totals. Owners of verified sites see how often readers viewed and clicked their widgets, and how many sign-ups and quote requests followed. Only the open page knows which site a reader came from.`,
        'Our request log keeps the time, the requested URL, the result and, for signed-in members, the ID of their account. A second log records, by that ID, when someone signed in to an account or tried to, and when its password, email or second factor changed. Neither log has your IP address. To stop abuse, we count requests by IP address for a minute, and attempts to sign in or send forms for up to an hour.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      paragraphs: [
        'We keep the information that you fill in:',
        [
          'your name, email addresses, country, company and role;',
          'your phone number, description and picture, if you add them;',
          'your password, only as a hash, from which no one can recover it;',
          'your plan.',
        ],
        'Other members see your name, company, role, description and picture. Only you see your email addresses, phone number and plan.',
        'If you sign in with a professional network, it sends us your name, email and picture. We send it nothing.',
      ],
    },
    {
      id: 'use',
      title: 'Your activity',
      paragraphs: [
        'We keep your posts, comments, likes, follows, votes and messages, and the files that you send. Before we store a picture, we remove its location and device name. From MP4 videos, we remove the location that a device wrote into the file. Other metadata stays in the file, such as a location track that a camera recorded, and any metadata of WebM videos, PDFs and presentations.',
        'Only the people that you choose see your posts and messages.',
      ],
    },
    {
      id: 'inquiries',
      title: 'When you write to us',
      paragraphs: [
        'We keep an inquiry with everything in its form and the attached file, and email it to the people who answer it. The file has no public URL. If you request an invitation, we keep your email. We delete both after a year, or earlier if you ask us.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'These are all our cookies. None of them tracks you, so we don’t need a cookie banner:',
        [
          'one that keeps you signed in and that scripts can’t read, until you sign out, for 30 days after your last visit, or for 90 days after you signed in, whichever comes first;',
          'one that remembers your language, for a year;',
          'one in the browser where you signed up, for a week, so that the link in our email opens your account only there without further questions;',
          'one in a browser where you signed in with a code, for a year, so that other people who try codes can’t lock you out there;',
          'one while you sign in with a passkey, a professional network or a code, for a few minutes.',
        ],
        'Your browser also keeps some data that it doesn’t send to us: your drafts, your recent searches, the table columns that you hid, messages to send when you reconnect, the email from a failed sign-in, and whether you’ve seen the inquiry card.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets data',
      paragraphs: [
        'We don’t sell or rent your data. The companies that run our servers and deliver our emails work on our behalf. If you buy a plan, the payment provider takes your card details. We keep your customer number there and never see the card.',
        'Videos on YouTube and Vimeo come from there, but only when you press play.',
      ],
    },
    {
      id: 'leaving',
      title: 'How long we keep data',
      paragraphs: [
        'We keep your data as long as your account. “Delete account” in your profile deletes the account, its profile, posts and comments. People keep the messages that you wrote to them, under the name Former member. Facts that you added about products and companies stay, without your name.',
        'We delete some data earlier:',
        [
          'emails that we’ve sent, after 30 days, and emails that we couldn’t send, after 14 days;',
          'your notifications, after 180 days;',
          'addresses that you sent a post or an invitation to, after 180 days;',
          'inquiries and requests for an invitation, after a year;',
          'payment messages from our payment provider, after 90 days.',
        ],
        'If you unsubscribe from emails that members send, we keep your address to remember that, even without an account. We delete it when you allow these emails again with the link in one of them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You can ask us what we keep about you, have it corrected, sent to you or deleted, and object to its use. Write to ${salesEmail}. If you think that we handle your data wrongly, you can contact the data protection authority in your country.`,
      ],
    },
  ],
});
