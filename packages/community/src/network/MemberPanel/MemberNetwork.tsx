import type { NetworkCounters } from '@millrace/api-client';
import { SITE_PATHS } from '@millrace/domain';
import { SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { network } from './MemberNetwork.css';
import { MemberPanelLinks } from './MemberPanelLinks';

interface MemberNetworkProps {
  /** How many are in each of one's lists; undefined while it is not known. */
  counters?: NetworkCounters | undefined;
}

/** The ways to a member's lists where there is no room for the panel, which is below 1200 px. @see NAV-021 */
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
