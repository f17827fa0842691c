export { followerRoutes } from './followers.routes';
