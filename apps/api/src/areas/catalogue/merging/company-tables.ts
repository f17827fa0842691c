import { type OwnedTable, owned } from './removable';

const table = owned('company_id');

/** All that belongs to a company but its people, what others refer to first. @see GAP-088 */
export const COMPANY_TABLES: readonly OwnedTable[] = [
  table('suppliers', {
    identity: ['product_id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { created_by: 'users' },
    written: ['source_url'],
  }),
  table('company_followers', { identity: ['user_id'], requiredReferences: { user_id: 'users' } }),
  table('post_companies', { identity: ['post_id'], requiredReferences: { post_id: 'posts' } }),
  table('event_companies', {
    identity: ['event_id'],
    requiredReferences: { event_id: 'events' },
    nullableReferences: { added_by: 'users' },
  }),
  table('feed_entries', {
    owner: 'owner_id',
    only: "t.kind = 'company'",
    identity: ['kind', 'post_id'],
    requiredReferences: { post_id: 'posts' },
  }),
  table('quote_recipients', {
    identity: ['inquiry_id'],
    requiredReferences: { inquiry_id: 'inquiries' },
    retainedBy:
      'SELECT 1 FROM quote_answers a WHERE a.inquiry_id = t.inquiry_id AND a.company_id = t.company_id',
  }),
  table('quote_answers', {
    identity: ['id'],
    requiredReferences: { inquiry_id: 'inquiries' },
    nullableReferences: { user_id: 'users' },
    written: ['price', 'lead_time', 'minimum_order', 'message', 'attachment_file'],
  }),
  table('link_verdicts', {
    identity: ['id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { user_id: 'users' },
    written: ['verdict', 'reason', 'source_url'],
  }),
  table('removed_links', {
    identity: ['id'],
    requiredReferences: { product_id: 'products' },
    nullableReferences: { created_by: 'users', removed_by: 'users' },
  }),
  table('company_link_cases', {
    identity: ['id'],
    requiredReferences: { user_id: 'users' },
    nullableReferences: { raised_by: 'users', decided_by: 'users' },
    written: ['decision'],
  }),
  // Of what both have, each has its own rows: `counted_for` tells them apart.
  table('company_days', { identity: ['day', 'metric', 'source', 'counted_for'], written: ['count'] }),
  table('notifications', {
    identity: ['id'],
    requiredReferences: { user_id: 'users' },
    nullableReferences: { actor_id: 'users' },
  }),
];
