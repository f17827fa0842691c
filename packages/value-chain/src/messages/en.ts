import { en as uiTexts } from '@millrace/ui/messages';
import { valueChainTexts } from './value-chain-texts';

/** All English texts of the diagram and its parts; their keys define the shape of every other catalogue. */
export const en = { ...uiTexts, ...valueChainTexts };
