export { SettingsFrame, type SettingsFrameProps } from './SettingsFrame';
export { SettingsList, type SettingsListProps } from './SettingsList';
