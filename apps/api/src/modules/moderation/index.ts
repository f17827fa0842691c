export { moderationRoutes } from './moderation.routes';
export {
  deleteModerator,
  findModerators,
  insertModerator,
  isModerator,
  moderatesPost,
} from './moderators.repository';
