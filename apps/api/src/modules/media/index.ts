export { type DocumentType, documentTypeOf } from './document-type';
export {
  adoptFile,
  dropFile,
  endingOf,
  type FileType,
  fileUrl,
  forgetFile,
  forgetPostFiles,
  newFileName,
  shownFileName,
  storeFile,
  storePicture,
} from './file-store';
export { forgetOldTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
export { readPicture } from './media.service';
export { hasMacros, hasPart } from './office-files';
export { type CleanPicture, cleanPicture, croppedPicture, MEGAPIXEL_LIMIT } from './pictures';
