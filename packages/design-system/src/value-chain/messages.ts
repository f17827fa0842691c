import { chainPlateMessages } from './ChainPlate/ChainPlate.messages';
import { valueChainCardMessages } from './ValueChainCard/ValueChainCard.messages';
import { valueChainFigureMessages } from './ValueChainFigure/ValueChainFigure.messages';
import { valueChainStripMessages } from './ValueChainStrip/ValueChainStrip.messages';
import { valueChainTreeMessages } from './ValueChainTree/ValueChainTree.messages';

/** The English texts of the area. */
export const valueChainTexts = {
  ...chainPlateMessages,
  ...valueChainCardMessages,
  ...valueChainFigureMessages,
  ...valueChainStripMessages,
  ...valueChainTreeMessages,
} as const;
