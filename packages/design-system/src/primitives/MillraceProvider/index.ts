export { ControlsLanguage, type ControlsLanguageProps } from './ControlsLanguage';
export { MillraceProvider, type MillraceProviderProps } from './MillraceProvider';
