export { type Attachment, readAttached, readPdf, storeAttached, withVideoLink } from './attachments';
export { type DocumentType, documentTypeOf } from './document-type';
export {
  dropFile,
  fileUrl,
  forgetFile,
  forgetPostFiles,
  newFileName,
  putFile,
  removeAfterCommit,
  shownFileName,
  storeFile,
  storePicture,
} from './file-store';
export { purgeExpiredTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
export { readPicture } from './media.service';
export { type MediaRow, mediaView, NO_MEDIA, pictureView } from './media.view';
export { type CleanPicture, cleanPicture, croppedPicture } from './pictures';
export { tusVersionHeader } from './tus-server';
export { videoRoutes } from './videos.routes';
export {
  purgeExpiredUploads,
  queueUnneededVideos,
  releaseUploadsOf,
  releaseVideos,
  removeProviderVideo,
} from './videos.service';
