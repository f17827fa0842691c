export type { Space } from '../../internal/layout.css';
export { Stack, type StackProps } from './Stack';
