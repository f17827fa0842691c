/** What a tree needs only once it stands: one file, loaded then. */
export { StageLife } from './stage-life';
