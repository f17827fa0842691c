export { LightProvider, type LightProviderProps } from './LightProvider';
