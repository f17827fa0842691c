export { ValueChainCard, type ValueChainCardProps } from './ValueChainCard';
