/** A table whose rows belong to a company. */
export interface CompanyTable {
  name: string;
  /** The column that names the company. */
  company: string;
  /** With the company, what can be there once only; empty where there can be any number. */
  once: readonly string[];
  /** What identifies a row beside the company; its own id where it has one. */
  identity: readonly string[];
  /** Columns without whose row elsewhere a row cannot be put back. */
  needs: Readonly<Record<string, string>>;
  /** Columns that are emptied where their row elsewhere is gone. */
  wants: Readonly<Record<string, string>>;
  /** Columns that members write: a row in which one has changed since a merge stays with the company that got it. */
  written: readonly string[];
  /** What was added since a merge, and leans on a row `t` that the other company got by it, keeps that there. */
  keptBy?: string;
  /** Narrows a table that holds rows of others, too. */
  only?: string;
}

const table = (name: string, rest: Partial<CompanyTable> & Pick<CompanyTable, 'identity'>): CompanyTable => ({
  name,
  company: 'company_id',
  once: rest.identity,
  needs: {},
  wants: {},
  written: [],
  ...rest,
});

/** All that belongs to a company but its people, what others refer to first. @see GAP-088 */
export const COMPANY_TABLES: readonly CompanyTable[] = [
  table('suppliers', {
    identity: ['product_id'],
    needs: { product_id: 'products' },
    wants: { created_by: 'users' },
    written: ['source_url'],
  }),
  table('company_followers', { identity: ['user_id'], needs: { user_id: 'users' } }),
  table('post_companies', { identity: ['post_id'], needs: { post_id: 'posts' } }),
  table('event_companies', {
    identity: ['event_id'],
    needs: { event_id: 'events' },
    wants: { added_by: 'users' },
  }),
  table('feed_entries', {
    company: 'owner_id',
    only: "t.kind = 'company'",
    identity: ['kind', 'post_id'],
    needs: { post_id: 'posts' },
  }),
  table('quote_recipients', {
    identity: ['inquiry_id'],
    needs: { inquiry_id: 'inquiries' },
    keptBy: 'SELECT 1 FROM quote_answers a WHERE a.inquiry_id = t.inquiry_id AND a.company_id = t.company_id',
  }),
  table('quote_answers', {
    identity: ['id'],
    once: ['inquiry_id'],
    needs: { inquiry_id: 'inquiries' },
    wants: { user_id: 'users' },
    written: ['price', 'lead_time', 'minimum_order', 'message', 'attachment_file'],
  }),
  table('link_verdicts', {
    identity: ['id'],
    once: ['product_id', 'user_id'],
    needs: { product_id: 'products' },
    wants: { user_id: 'users' },
    written: ['verdict', 'reason', 'source_url'],
  }),
  table('removed_links', {
    identity: ['id'],
    once: ['product_id'],
    needs: { product_id: 'products' },
    wants: { created_by: 'users', removed_by: 'users' },
  }),
  table('company_link_cases', {
    identity: ['id'],
    once: [],
    needs: { user_id: 'users' },
    wants: { raised_by: 'users', decided_by: 'users' },
    written: ['decision'],
  }),
  table('notifications', {
    identity: ['id'],
    once: [],
    needs: { user_id: 'users' },
    wants: { actor_id: 'users' },
  }),
];
