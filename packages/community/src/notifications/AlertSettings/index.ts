export { AlertSettings, type AlertSettingsProps } from './AlertSettings';
export { AlertSettingsContainer, type AlertSettingsContainerProps } from './AlertSettingsContainer';
