export { moderationRoutes } from './moderation.routes';
export {
  deleteModerator,
  findModerators,
  insertModerator,
} from './moderators.repository';
