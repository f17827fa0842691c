export { LoginDialog, type LoginDialogProps } from './LoginDialog';
export { LoginForm, type LoginFormProps } from './LoginForm';
