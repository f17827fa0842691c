export { forgetPlaces } from './forget-places';
export { sayTusVersion } from './tus-version';
export { videoRoutes } from './videos.routes';
export { forgetOldUploads, readSentVideo, type SentVideo, takeSentVideo } from './videos.service';
