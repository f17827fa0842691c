export { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice';
export { LanguageSettings, type LanguageSettingsProps } from './LanguageSettings';
