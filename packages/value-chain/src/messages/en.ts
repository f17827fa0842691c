import { en as uiTexts } from '@millrace/ui/messages';
import { valueChainTexts } from './value-chain-texts';

/** Every English text of the diagram and of what it is made of, by key: the shape of every other catalogue. */
export const en = { ...uiTexts, ...valueChainTexts };
