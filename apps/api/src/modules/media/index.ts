export { forgetOldTickets } from './media.repository';
export { mediaRoutes } from './media.routes';
export { fileUrl, forgetFile, readPicture, storePicture } from './media.service';
export { type CleanPicture, cleanPicture } from './pictures';
