export {
  deleteEntriesOf as stopReading,
  deleteFeedOf,
  insertAllEntries as listAllPosts,
  insertEntriesOf as startReading,
} from './feed-entries.repository';
export { deliverPost, type FeedDeliveryJob, listPost, unlistPost } from './feed-entries.service';
