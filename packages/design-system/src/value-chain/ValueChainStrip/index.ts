export { type ChainGeometry, drawSide, type StripEnd } from './strip-paths';
export { STRIP_ENDS_MAX, ValueChainStrip, type ValueChainStripProps } from './ValueChainStrip';
