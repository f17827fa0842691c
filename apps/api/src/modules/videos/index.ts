export { forgetPlaces } from './forget-places';
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
export { forgetOldUploads, readSentVideo, type SentVideo, takeSentVideo } from './videos.service';
