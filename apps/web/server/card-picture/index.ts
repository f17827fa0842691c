export { createCardRenderer } from './draw-card';
