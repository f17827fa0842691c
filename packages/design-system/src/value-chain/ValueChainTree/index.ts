export { ValueChainTree, type ValueChainTreeProps } from './ValueChainTree';
export { ValueChainTreeContainer, type ValueChainTreeContainerProps } from './ValueChainTreeContainer';
export type { ApplicationsState, ValueChainData, ValueChainGraph, ValueChainNode } from './value-chain-data';
