export { FIGURE_BORDERS, Figure, type FigureBorder, type FigureProps } from './Figure';
