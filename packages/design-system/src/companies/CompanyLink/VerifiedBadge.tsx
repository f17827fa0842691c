import { Badge, type BadgeProps, Icon } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { BadgeCheck } from 'lucide-react';
import { badge } from './CompanyLink.css';
import { companyLinkMessages } from './CompanyLink.messages';

export interface VerifiedBadgeProps extends Omit<BadgeProps, 'children'> {
  /** Who it is said of; `company` that it has verified people. Default `person`. */
  of?: 'person' | 'company';
}

/** Says that it is known that somebody works at a company, or that a company has such people. @see GAP-089 */
export function VerifiedBadge({ of = 'person', className, ...rest }: VerifiedBadgeProps) {
  const messages = useMessages(companyLinkMessages);
  return (
    <Badge data-part="verified" {...rest} className={classNames(badge, className)}>
      <Icon icon={BadgeCheck} size="small" />
      {messages.format(of === 'person' ? 'companyLink.verified' : 'companyLink.companyVerified')}
    </Badge>
  );
}
