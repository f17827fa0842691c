export { ChainPlate, type ChainPlateProps, type PlateEnd } from './ChainPlate/ChainPlate';
export { ValueChainCard, type ValueChainCardProps } from './ValueChainCard/ValueChainCard';
export { ValueChainFigure, type ValueChainFigureProps } from './ValueChainFigure/ValueChainFigure';
export type { StripEnd } from './ValueChainStrip/strip-paths';
export {
  STRIP_ENDS_MAX,
  ValueChainStrip,
  type ValueChainStripProps,
} from './ValueChainStrip/ValueChainStrip';
export { ValueChainTree, type ValueChainTreeProps } from './ValueChainTree/ValueChainTree';
export type {
  ApplicationsState,
  ChainWay,
  NodeLayer,
  ValueChainData,
  ValueChainGraph,
  ValueChainNode,
} from './ValueChainTree/value-chain-data';
