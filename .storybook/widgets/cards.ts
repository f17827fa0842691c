import { aCompany, anEvent, aProduct } from '@millrace/api-mocks';
import {
  EMBED_HEIGHTS,
  type EmbedElementName,
  type EmbedSubject,
  embedElement,
} from '../../packages/domain/src';

/** A card that stories show: an element, and what it is about. */
export interface ShownCard {
  element: EmbedElementName;
  subject: EmbedSubject;
  /** Words of the link that stands there without the card. */
  linkText: string;
  /** As `data-part`. */
  part?: string;
}

const { id, name, sector } = aProduct();
const product: EmbedSubject = { kind: 'product', id, name, sector };

function company(): EmbedSubject {
  const { id, name, sector } = aCompany();
  return { kind: 'company', id, name, sector };
}

function event(): EmbedSubject {
  const { id, eventName: name, sector } = anEvent();
  return { kind: 'event', id, name, sector };
}

const about = (element: EmbedElementName, linkText: string, part?: string): ShownCard => ({
  element,
  subject: product,
  linkText,
  ...(part && { part }),
});

/** Every element, by its name; and parts of those that have some. */
export const cards = {
  product: about('product', `${name} on Millrace`),
  suppliers: about('suppliers', `Suppliers of ${name} on Millrace`),
  'value-chain': about('value-chain', `Value chain of ${name} on Millrace`),
  'value-chain-levels': about('value-chain', `What ${name} goes into, on Millrace`, '2'),
  company: { element: 'company', subject: company(), linkText: `${company().name} on Millrace` },
  event: { element: 'event', subject: event(), linkText: `${event().name} on Millrace` },
  events: {
    element: 'events',
    subject: { kind: 'sector', id: 'optical-fiber', name: 'Optical fiber', sector: 'optical-fiber' },
    linkText: 'Events about optical fiber on Millrace',
  },
  feed: about('feed', `Posts about ${name} on Millrace`),
  follow: about('follow', `Follow ${name} on Millrace`),
  'follow-invite': about('follow', 'Invite colleagues to Millrace', 'invite'),
  quote: about('quote', `Request a quote for ${name} on Millrace`),
} satisfies Record<string, ShownCard>;

/** The name of a card that stories show. */
export type CardName = keyof typeof cards;

/** Languages in which cards are shown. */
export const CARD_LANGUAGES = ['en', 'ar'] as const;

/** One of them. */
export type CardLanguage = (typeof CARD_LANGUAGES)[number];

/** How the loader asks for a card, before it encodes it. */
export function fragmentKey({ element, subject, part = '' }: ShownCard, language: CardLanguage): string {
  // Neither rows, relations nor a layout; buttons alone name their height.
  const height = embedElement(element).low ? EMBED_HEIGHTS.low : '';
  return [element, subject.id, language, '', part, '', '', height].join(',');
}
