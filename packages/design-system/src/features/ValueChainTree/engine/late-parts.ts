/** What a tree needs only once it stands: one file, loaded then. */
export { drawBlocks } from './draw-blocks';
export { Minimap } from './minimap';
export { placeAt } from './place-at';
