export {
  removeFromFeed,
  deleteFeedOf,
  rebuildFeeds,
  backfillFeed,
} from './feed-entries.repository';
export {
  runFanOut,
  fanOutAuthor,
  fanOutPost,
  removeAuthorFromFeeds,
  removePostFromFeeds,
} from './feed-entries.service';
