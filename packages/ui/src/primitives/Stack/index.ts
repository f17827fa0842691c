export type { Space } from '../../internal/layout.css';
export { LAYOUT_ALIGNS, type LayoutAlign } from '../../internal/layout-props';
export { Stack, type StackProps } from './Stack';
