export { productFollowerNotifications } from './follower-notifications.repository';
export { followerRoutes } from './followers.routes';
