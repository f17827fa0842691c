export { PushSettings, type PushSettingsProps } from './PushSettings';
export { PushSettingsContainer, type PushSettingsContainerProps } from './PushSettingsContainer';
export { PUSH_WORKER, type PushBrowser } from './push-browser';
