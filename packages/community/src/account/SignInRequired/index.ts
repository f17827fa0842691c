export { SignInRequired, type SignInRequiredProps } from './SignInRequired';
