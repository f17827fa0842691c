export { CLOSED_PAGES, type ClosedPage, SignInRequired, type SignInRequiredProps } from './SignInRequired';
