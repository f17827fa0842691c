export { LOGIN_REASONS, type LoginReason, signInFor } from '@millrace/design-system';
export { LoginDialog, type LoginDialogProps } from './LoginDialog';
export { LoginForm, type LoginFormProps } from './LoginForm';
export { LOGIN_VIEWS, type LoginPlaces, type LoginView } from './login-views';
export { PasskeyLoginContainer, type PasskeyLoginContainerProps } from './PasskeyLoginContainer';
