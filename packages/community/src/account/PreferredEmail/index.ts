export { PreferredEmail, type PreferredEmailProps, type PreferredEmailState } from './PreferredEmail';
export { PreferredEmailContainer, type PreferredEmailContainerProps } from './PreferredEmailContainer';
export { PreferredEmailMessage, type PreferredEmailMessageProps } from './PreferredEmailMessage';
