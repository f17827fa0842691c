import {
  calendarQueries,
  meQueries,
  networkQueries,
  planQueries,
  savedSearchQueries,
} from '@millrace/api-client';
import type { SettingsPage } from '@millrace/domain';
import type { RequestData } from '../../api.server';

/** Loads the data of a settings page. Failed parts show an error in their place. */
export async function prefetchSettings({ client, queries }: RequestData, page: SettingsPage): Promise<void> {
  const me = meQueries(client);
  const plans = planQueries(client);
  switch (page) {
    case 'profile':
    case 'company':
      await queries.prefetchQuery(me.profile());
      return;
    case 'account':
      await Promise.all([queries.prefetchQuery(me.profile()), queries.prefetchQuery(me.security())]);
      return;
    case 'security':
      await Promise.all([
        queries.prefetchQuery(me.profile()),
        queries.prefetchQuery(me.security()),
        queries.prefetchQuery(me.sessions()),
      ]);
      return;
    case 'tokens':
      await Promise.all([queries.prefetchQuery(me.security()), queries.prefetchQuery(me.tokens())]);
      return;
    case 'notifications':
      await Promise.all([
        queries.prefetchQuery(me.alerts()),
        queries.prefetchQuery(savedSearchQueries(client).list()),
      ]);
      return;
    case 'calendar':
      await queries.prefetchQuery(calendarQueries(client).list());
      return;
    case 'privacy':
      await queries.prefetchInfiniteQuery(networkQueries(client).blocks());
      return;
    case 'plan':
      await Promise.all([
        queries.prefetchQuery(plans.own()),
        queries.prefetchQuery(plans.invoices()),
        queries.prefetchQuery(plans.invitations()),
      ]);
      return;
    case 'team':
      await queries.prefetchQuery(plans.team());
      return;
    case 'language':
      return;
  }
}
