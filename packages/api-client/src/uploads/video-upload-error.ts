import { ApiError } from '../transport/api-error';

/** A video could not be sent; nothing was posted. @see FEED-034 */
export class VideoUploadError extends ApiError {
  constructor({ status, code, text, fields, retryAfter, cause }: ApiError) {
    super({ status, code, text, fields, retryAfter, cause });
  }
}
