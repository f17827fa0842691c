export { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, findReadableComment } from './comments.repository';
export { commentView } from './comments.view';
export { POST_JOINS, type PostRow, postColumns } from './post-row.repository';
export { postingGuards, postingRoutes } from './posting.routes';
export { purgeRemovedPosts, writePost } from './posting.service';
export { findPost, findPostVisibility } from './posts.repository';
export { postRoutes } from './posts.routes';
export { readPost, requireWriter } from './posts.service';
export { postView } from './posts.view';
