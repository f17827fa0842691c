export { PasswordResetContainer, type PasswordResetContainerProps } from './PasswordResetContainer';
export { PasswordResetForm, type PasswordResetFormProps, type PasswordResetState } from './PasswordResetForm';
