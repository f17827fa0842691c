export { ControlsLanguage, type ControlsLanguageProps } from './ControlsLanguage';
export { UiProvider, type UiProviderProps } from './UiProvider';
