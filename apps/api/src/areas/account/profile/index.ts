export { applyEmailChange, restoreAddresses } from './email-changes';
export { readOwnProfile } from './own-profile';
export { profileRoutes } from './profile.routes';
