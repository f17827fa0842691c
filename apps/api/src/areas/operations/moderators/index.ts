export { requireModerator } from './moderators.policy';
export { deleteModerator, findModerators, insertModerator, isModerator } from './moderators.repository';
