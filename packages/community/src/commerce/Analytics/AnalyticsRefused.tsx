import { companyPath, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, EmptyState } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

/** Reason why the viewer has no access to the analytics. */
export const ANALYTICS_REFUSALS = ['plan_required', 'company_required', 'company_only'] as const;
export type AnalyticsRefusal = (typeof ANALYTICS_REFUSALS)[number];

export interface AnalyticsRefusedProps {
  reason: AnalyticsRefusal;
  /** The viewer's company, whether the employment is verified or only stated. */
  company?: { id: string; name: string } | undefined;
}

/** Explains why there is no access to the analytics, and links to the remedy. @see PLAN-008, GAP-089 */
export function AnalyticsRefused({ reason, company }: AnalyticsRefusedProps) {
  const messages = useMessages();
  const action = (href: string, text: ReactNode) => (
    <ButtonLink href={href} tone="primary">
      {text}
    </ButtonLink>
  );
  const shown = {
    plan_required: {
      title: messages.format('analytics.planTitle'),
      description: messages.format('analytics.planText'),
      action: action(SITE_PATHS.plans, messages.format('analytics.planAction')),
    },
    company_required: {
      title: messages.format('analytics.companyTitle'),
      description: messages.format('analytics.companyText'),
      action: action(SITE_PATHS.profile, messages.format('analytics.companyAction')),
    },
    company_only: {
      title: messages.format('analytics.verifyTitle'),
      description: messages.format('analytics.verifyText'),
      action:
        company &&
        action(companyPath(company), messages.format('analytics.verifyAction', { company: company.name })),
    },
  }[reason];
  return (
    <div data-component="AnalyticsRefused" data-state={reason}>
      <EmptyState {...shown} />
    </div>
  );
}
