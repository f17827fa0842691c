import type { NetworkCounters } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { network } from './MemberNetwork.css';
import { MemberPanelLinks } from './MemberPanelLinks';

interface MemberNetworkProps {
  /** Number of entries in each list; undefined while unknown. */
  counters?: NetworkCounters | undefined;
}

/** Links to the member's lists below 1200 px, where the panel is hidden. @see NAV-021 */
export function MemberNetwork({ counters }: MemberNetworkProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="member-network" data-component="MemberNetwork" className={network}>
      <SectionHead
        variant="panel"
        title={messages.format('memberPanel.connections')}
        titleId="member-network"
      />
      <MemberPanelLinks
        links={[
          {
            href: SITE_PATHS.connections,
            label: messages.format('memberPanel.network'),
            count: counters?.connectionsCount,
          },
          {
            href: SITE_PATHS.vendors,
            label: messages.format('memberPanel.vendors'),
            count: counters?.vendorsCount,
          },
          {
            href: SITE_PATHS.customers,
            label: messages.format('memberPanel.customers'),
            count: counters?.customersCount,
          },
        ]}
      />
    </section>
  );
}
