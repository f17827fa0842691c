export { type Addressee, addressee } from './decisions.repository';
export { moderationRoutes } from './moderation.routes';
export { requireModerator } from './moderation.service';
export {
  deleteModerator,
  findModerators,
  insertModerator,
  isModerator,
} from './moderators.repository';
