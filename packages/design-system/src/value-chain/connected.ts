export {
  ValueChainFigureContainer,
  type ValueChainFigureContainerProps,
} from './ValueChainFigure/ValueChainFigureContainer';
export type { RootProduct } from './ValueChainTree/application-node';
export {
  ValueChainTreeContainer,
  type ValueChainTreeContainerProps,
} from './ValueChainTree/ValueChainTreeContainer';
