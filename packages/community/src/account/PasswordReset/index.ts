export {
  PasswordResetContainer,
  type PasswordResetContainerProps,
  PasswordResetForm,
  type PasswordResetFormProps,
  type PasswordResetState,
} from './PasswordResetContainer';
