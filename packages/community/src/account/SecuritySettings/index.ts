export { SecuritySettings, type SecuritySettingsProps } from './SecuritySettings';
export { SecuritySettingsContainer, type SecuritySettingsContainerProps } from './SecuritySettingsContainer';
