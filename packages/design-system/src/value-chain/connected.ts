export {
  ValueChainFigureContainer,
  type ValueChainFigureContainerProps,
} from './ValueChainFigure/ValueChainFigureContainer';
export {
  ValueChainTreeContainer,
  type ValueChainTreeContainerProps,
} from './ValueChainTree/ValueChainTreeContainer';
