export { ValueChainTree, type ValueChainTreeProps } from './ValueChainTree';
export { ValueChainTreeContainer, type ValueChainTreeContainerProps } from './ValueChainTreeContainer';
export type { ValueChainData } from './value-chain-data';
export type { ApplicationsState, ValueChainGraph, ValueChainNode } from './value-chain-graph';
