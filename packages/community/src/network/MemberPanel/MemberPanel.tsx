import type { FollowedProductEntry, NetworkCounters, User } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { companyPath, SITE_PATHS, shownName, userFeedPath } from '@millrace/domain';
import { Accordion, AccordionItem, Link, PageSide } from '@millrace/ui';
import { useScrolledPast } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { head, line, name as nameClass, panel, who } from './MemberPanel.css';
import { MemberPanelLinks } from './MemberPanelLinks';
import { MemberPanelProducts } from './MemberPanelProducts';

/** Signed-in member, as shown in the panel. */
export type MemberPanelViewer = Pick<
  User,
  'id' | 'displayName' | 'image' | 'linkedinImage' | 'designation' | 'company' | 'company_id'
>;

export interface MemberPanelProps {
  viewer: MemberPanelViewer;
  /** The member's photo with its upload control. */
  photo: ReactNode;
  /** Number of entries in each list; undefined while unknown. @see NAV-020, NAV-021 */
  counters?: NetworkCounters | undefined;
  followed: ListState<FollowedProductEntry>;
  onRetry?: (() => void) | undefined;
  /** Path of the current list, which is marked. Default: none. */
  current?: string | undefined;
}

/** Scroll offset in px from which the panel counts as fixed and shows its rule. @see NAV-027 */
export const PANEL_FIXED_AFTER_PX = 400;

/** Column of the signed-in member: photo, employer, network, followed products. @see NAV-017 to NAV-022 */
export function MemberPanel({ viewer, photo, counters, followed, onRetry, current }: MemberPanelProps) {
  const messages = useMessages();
  const name = shownName(viewer.displayName);
  const isFixed = useScrolledPast(PANEL_FIXED_AFTER_PX);
  return (
    <PageSide
      place="start"
      data-component="MemberPanel"
      aria-label={messages.format('memberPanel.label')}
      className={panel}
    >
      <div data-part="head" data-state={isFixed ? 'fixed' : 'idle'} className={head}>
        {photo}
        <div className={who}>
          <p className={nameClass}>
            <Link variant="plain" href={userFeedPath(viewer)}>
              <bdi>{name}</bdi>
            </Link>
          </p>
          <p className={line}>
            {viewer.designation || (
              <Link href={SITE_PATHS.profile}>{messages.format('memberPanel.addDesignation')}</Link>
            )}
          </p>
          <p className={line}>
            <MemberCompany viewer={viewer} />
          </p>
        </div>
      </div>
      <MemberPanelLinks
        current={current}
        links={[
          { href: SITE_PATHS.networkFeed, label: messages.format('memberPanel.feed') },
          {
            href: SITE_PATHS.connections,
            label: messages.format('memberPanel.network'),
            count: counters?.connectionsCount,
          },
          { href: SITE_PATHS.quotes, label: messages.format('quotes.title') },
        ]}
      />
      <Accordion headingLevel={2} defaultValue={['connections', 'followed']}>
        <AccordionItem id="connections" title={messages.format('memberPanel.connections')}>
          <MemberPanelLinks
            current={current}
            links={[
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
        </AccordionItem>
        <AccordionItem id="followed" title={messages.format('memberPanel.followed')}>
          <MemberPanelProducts state={followed} onRetry={onRetry} />
        </AccordionItem>
      </Accordion>
    </PageSide>
  );
}

function MemberCompany({ viewer: { company, company_id: companyId } }: { viewer: MemberPanelViewer }) {
  const messages = useMessages();
  if (!company) return <Link href={SITE_PATHS.profile}>{messages.format('memberPanel.addCompany')}</Link>;
  if (!companyId) return company;
  return (
    <Link variant="plain" href={companyPath({ id: companyId, name: company })}>
      {company}
    </Link>
  );
}
