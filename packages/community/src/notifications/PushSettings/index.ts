export { PushSettings, type PushSettingsProps } from './PushSettings';
export {
  PUSH_WORKER,
  type PushBrowser,
  PushSettingsContainer,
  type PushSettingsContainerProps,
} from './PushSettingsContainer';
