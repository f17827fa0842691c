export { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, findReadableComment } from './comments.repository';
export { commentView } from './comments.view';
export { POST_JOINS, type PostRow, postColumns } from './post-row.repository';
export { ownsPost } from './posts.policy';
export { findPost, findStanding } from './posts.repository';
export { postRoutes } from './posts.routes';
export { readPost, requireWriter } from './posts.service';
export { postView } from './posts.view';
