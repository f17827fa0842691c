export { postingGuards, postingRoutes } from './posting.routes';
export { forgetRemovedPosts, writePost } from './posting.service';
