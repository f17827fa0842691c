export {
  deleteEntriesOf as stopReading,
  deleteFeedOf,
  insertAllEntries as listAllPosts,
  insertEntriesOf as startReading,
} from './feed-entries.repository';
export {
  deliverPosts,
  listAuthor,
  listPost,
  unlistAuthor,
  unlistPost,
} from './feed-entries.service';
