export { POST_JOINS, type PostRow, postColumns } from './post-row.repository';
export { mayReadPost, ownsPost } from './posts.policy';
export { findStanding } from './posts.repository';
export { postRoutes } from './posts.routes';
export { findReadablePosts, readPost, requireReadable } from './posts.service';
export { postView } from './posts.view';
