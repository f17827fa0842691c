export { FileDrop, type FileDropProps } from './FileDrop';
export {
  FILE_REFUSALS,
  FILE_STATES,
  type FileDropItem,
  type FileRefusal,
  type FileState,
  type RefusedFile,
} from './file-drop-props';
