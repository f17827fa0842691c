export { MillraceProvider, type MillraceProviderProps } from './MillraceProvider';
