export { moderationRoutes } from './moderation.routes';
export {
  deleteModerator,
  findModerators,
  insertModerator,
  isModerator,
} from './moderators.repository';
