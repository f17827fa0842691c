export { applyEmailChange } from './email-changes';
export { profileRoutes } from './profile.routes';
