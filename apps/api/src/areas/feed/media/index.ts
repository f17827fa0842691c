export { type Attached, readAttached, storeAttached, withVideoLink } from './attachments';
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
export { forgetPlaces } from './forget-places';
export { purgeExpiredTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
export { readPicture } from './media.service';
export { type MediumRow, mediumView, NO_MEDIUM, pictureView } from './medium.view';
export { hasMacros } from './office-files';
export { type CleanPicture, cleanPicture, croppedPicture, MEGAPIXEL_LIMIT } from './pictures';
export {
  keepProviderVideo,
  queueUnneededVideos,
  releaseUploadsOf,
  releaseVideos,
  removeProviderVideo,
} from './provider-videos.service';
export { sayTusVersion } from './tus-version';
export { readVideoType } from './video-type';
export { videoRoutes } from './videos.routes';
export { purgeExpiredUploads, readSentVideo, type SentVideo, takeSentVideo } from './videos.service';
