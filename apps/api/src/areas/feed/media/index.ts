export { type Attachment, readAttached, storeAttached, withVideoLink } from './attachments';
export { type DocumentType, documentTypeOf } from './document-type';
export {
  adoptFile,
  dropFile,
  endingOf,
  fileUrl,
  forgetFile,
  forgetPostFiles,
  newFileName,
  shownFileName,
  storeFile,
  storePicture,
} from './file-store';
export { purgeExpiredTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
export { readPicture } from './media.service';
export { type MediaRow, mediaView, NO_MEDIA, pictureView } from './media.view';
export { hasMacros } from './office-files';
export { type CleanPicture, cleanPicture, croppedPicture, MEGAPIXEL_LIMIT } from './pictures';
export {
  keepProviderVideo,
  queueUnneededVideos,
  releaseUploadsOf,
  releaseVideos,
  removeProviderVideo,
} from './provider-videos.service';
export { stripLocation } from './strip-location';
export { tusVersionHeader } from './tus-version';
export { readVideoType } from './video-type';
export { videoRoutes } from './videos.routes';
export { purgeExpiredUploads, readSentVideo, takeSentVideo } from './videos.service';
