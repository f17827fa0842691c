export { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, findReadableComment } from './comments.repository';
export { commentView } from './comments.view';
export { postNotifications } from './post-notifications.repository';
export { postingGuards, postingRoutes } from './posting.routes';
export { purgeRemovedPosts, writePost } from './posting.service';
export { findPost, findPostVisibility, POST_JOINS, type PostRow, postColumns } from './posts.repository';
export { postRoutes } from './posts.routes';
export { readPost, requireWriter } from './posts.service';
export { postView } from './posts.view';
