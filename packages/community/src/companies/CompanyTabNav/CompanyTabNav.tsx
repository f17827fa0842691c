import { TabNav } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Tabs of a company's page, in their order; the first is the default. @see COMP-013 */
export const COMPANY_TABS = ['activity', 'products', 'people'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

export interface CompanyTabNavProps {
  company: { name: string };
  /** How many products and people are listed; undefined until that is known. */
  counts: Partial<Record<Exclude<CompanyTab, 'activity'>, number>>;
  current: CompanyTab;
  /** Address of each tab; the state is in it, so the tabs work before the page has its scripts. */
  tabHref: (tab: CompanyTab) => string;
}

/** The tabs of a company's page; they stick under the masthead. @see COMP-013 */
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
