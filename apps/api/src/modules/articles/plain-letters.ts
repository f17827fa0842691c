import { foldText } from '@millrace/domain';

/** The letters of a text as `alikeProduct` has those of names: folded, without space and ASCII's punctuation. */
export const plainLetters = (text: string): string => foldText(text).replace(/[\s!-/:-@[-`{-~]+/g, '');
