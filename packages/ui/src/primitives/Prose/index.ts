export { PROSE_SIZES, Prose, type ProseProps, type ProseSize } from './Prose';
