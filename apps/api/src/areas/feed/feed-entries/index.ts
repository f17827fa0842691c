export {
  backfillFeed,
  deleteFeedOf,
  rebuildFeeds,
  removeFromFeed,
} from './feed-entries.repository';
export {
  fanOutAuthor,
  fanOutPost,
  removeAuthorFromFeeds,
  removePostFromFeeds,
  runFanOut,
} from './feed-entries.service';
