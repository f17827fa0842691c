export { ValueChainFigure, type ValueChainFigureProps } from './ValueChainFigure';
export { ValueChainFigureContainer, type ValueChainFigureContainerProps } from './ValueChainFigureContainer';
