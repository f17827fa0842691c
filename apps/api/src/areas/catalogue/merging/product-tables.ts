import { type OwnedTable, owned } from './removable';

const table = owned('product_id');

const byMember = { created_by: 'users' };

const verdicts = {
  identity: ['id'],
  wants: { user_id: 'users' },
  written: ['verdict', 'reason', 'source_url'],
};

const removed = { identity: ['id'], wants: { created_by: 'users', removed_by: 'users' } };

/** All that belongs to a product, or points at it, what others refer to first. @see GAP-088 */
export const PRODUCT_TABLES: readonly OwnedTable[] = [
  table('suppliers', {
    identity: ['company_id'],
    needs: { company_id: 'companies' },
    wants: byMember,
    written: ['source_url'],
  }),
  table('product_links', {
    key: 'product_links.application',
    owner: 'raw_material_id',
    identity: ['application_id'],
    needs: { application_id: 'products' },
    wants: byMember,
    written: ['source_url'],
    apart: 'application_id',
  }),
  table('product_links', {
    key: 'product_links.raw_material',
    owner: 'application_id',
    identity: ['raw_material_id'],
    needs: { raw_material_id: 'products' },
    wants: byMember,
    written: ['source_url'],
    apart: 'raw_material_id',
  }),
  table('product_followers', {
    identity: ['user_id'],
    needs: { user_id: 'users' },
    keptBy: 'SELECT 1 FROM calendars c WHERE c.product_id = t.product_id AND c.user_id = t.user_id',
  }),
  // They go with their followers, and come back with them.
  table('calendars', { identity: ['id'], needs: { user_id: 'users' } }),
  table('post_products', { identity: ['post_id'], needs: { post_id: 'posts' } }),
  table('event_products', {
    identity: ['event_id'],
    needs: { event_id: 'events' },
    wants: { added_by: 'users' },
  }),
  table('feed_entries', {
    owner: 'owner_id',
    only: "t.kind = 'product'",
    identity: ['kind', 'post_id'],
    needs: { post_id: 'posts' },
  }),
  // Of a day on which both were looked at alike, the other's count stands until the merge is undone.
  table('product_days', { identity: ['day', 'metric', 'source', 'by_company'], written: ['count'] }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.supplier',
    needs: { company_id: 'companies' },
    only: 't.company_id IS NOT NULL',
  }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.material',
    needs: { material_id: 'products' },
    only: 't.material_id IS NOT NULL',
    apart: 'material_id',
  }),
  table('link_verdicts', {
    ...verdicts,
    key: 'link_verdicts.application',
    owner: 'material_id',
    needs: { product_id: 'products' },
    apart: 'product_id',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.supplier',
    needs: { company_id: 'companies' },
    only: 't.company_id IS NOT NULL',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.material',
    needs: { material_id: 'products' },
    only: 't.material_id IS NOT NULL',
    apart: 'material_id',
  }),
  table('removed_links', {
    ...removed,
    key: 'removed_links.application',
    owner: 'material_id',
    needs: { product_id: 'products' },
    apart: 'product_id',
  }),
  table('inquiries', { identity: ['id'], isPointing: true }),
  table('notifications', { identity: ['id'], isPointing: true }),
  table('notifications', {
    key: 'notifications.linked',
    owner: 'linked_product_id',
    identity: ['id'],
    isPointing: true,
  }),
];
