import type { REPLIES_EN } from './replies.en';

/** Key of a text for replies. */
export type ReplyKey = keyof typeof REPLIES_EN;

/** Translations of all reply texts, with the same placeholders as in English. */
export type ReplyTexts = Readonly<Record<ReplyKey, string>>;
