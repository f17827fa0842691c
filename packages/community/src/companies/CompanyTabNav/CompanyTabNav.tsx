import { TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Tabs of the company page, in their order; the first is the default. @see COMP-013 */
export const COMPANY_TABS = ['activity', 'products', 'people'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

export interface CompanyTabNavProps {
  company: { name: string };
  /** Number of products and people; undefined while loading. */
  counts: Partial<Record<Exclude<CompanyTab, 'activity'>, number>>;
  current: CompanyTab;
  /** Address of each tab; the state is in the URL, so the tabs work before hydration. */
  tabHref: (tab: CompanyTab) => string;
}

/** Tabs of the company page, sticky below the masthead. @see COMP-013 */
export function CompanyTabNav({ company: { name }, counts, current, tabHref }: CompanyTabNavProps) {
  const messages = useMessages();
  return (
    <TabNav
      sticky
      label={messages.format('companyTabs.label', { name })}
      items={COMPANY_TABS.map((tab) => {
        const count = tab === 'activity' ? undefined : counts[tab];
        return {
          href: tabHref(tab),
          name: messages.format(`companyTabs.${tab}`),
          current: tab === current,
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
}
