import { ApiError } from '../transport/api-error';

/** Thrown if a video could not be uploaded; nothing was posted. @see FEED-034 */
export class VideoUploadError extends ApiError {
  constructor({ status, code, text, fields, retryAfter, cause }: ApiError) {
    super({ status, code, text, fields, retryAfter, cause });
  }
}
