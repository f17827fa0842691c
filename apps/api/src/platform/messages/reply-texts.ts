import type { REPLIES_EN } from './replies.en';

/** The name of a text that replies tell. */
export type ReplyKey = keyof typeof REPLIES_EN;

/** A language's texts of replies, each with the placeholders that the English one has. */
export type ReplyTexts = Readonly<Record<ReplyKey, string>>;
