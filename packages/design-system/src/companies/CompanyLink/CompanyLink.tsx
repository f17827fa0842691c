import { SITE_PATHS } from '@millrace/domain';
import { Button, Link, Notice, SectionHead, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { companyLinkMessages } from './CompanyLink.messages';
import type { CompanyStanding } from './company-standing';
import { VerifiedBadge } from './VerifiedBadge';

export interface CompanyLinkProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  company: { name: string };
  link: CompanyStanding;
  /** Called to request verification. */
  onAsk?: (() => void) | undefined;
}

/** Employment status of a member: verified or not, and the way to become verified. @see GAP-089 */
export function CompanyLink({ company, link, onAsk, ...rest }: CompanyLinkProps) {
  const messages = useMessages(companyLinkMessages);
  const titleId = useId();
  const { verified, proof, listed, waiting, objected, ended, canAsk } = link;
  return (
    <section
      aria-labelledby={titleId}
      data-component="CompanyLink"
      data-state={verified ? 'verified' : ended ? 'ended' : 'unverified'}
      {...rest}
    >
      <SectionHead
        variant="panel"
        title={messages.format('companyLink.title', { company: company.name })}
        titleId={titleId}
      />
      <Stack gap="sm">
        {verified && (
          <div>
            <VerifiedBadge />
          </div>
        )}
        <Text as="p" variant="small" tone="secondary">
          {standing()}
        </Text>
        {verified && (
          <>
            <Link href={`${SITE_PATHS.quotes}?box=received`}>{messages.format('companyLink.quotes')}</Link>
            <Link href={SITE_PATHS.analytics}>{messages.format('companyLink.analytics')}</Link>
          </>
        )}
        {objected && (
          <Notice tone="warning" role="note">
            {[
              messages.format('companyLink.objected'),
              ...(listed ? [] : [messages.format('companyLink.heldBack')]),
            ].join(' ')}
          </Notice>
        )}
        {waiting && <Notice role="note">{messages.format('companyLink.waiting')}</Notice>}
        {canAsk && (
          <>
            <Text as="p" variant="small" tone="secondary" data-part="how">
              {how()}
            </Text>
            <Button onClick={onAsk}>{messages.format('companyLink.ask')}</Button>
          </>
        )}
      </Stack>
    </section>
  );

  function standing(): string {
    if (ended) return messages.format('companyLink.ended');
    if (!verified) return messages.format('companyLink.unverified');
    return messages.format(proof === 'domain' ? 'companyLink.byDomain' : 'companyLink.byModerator');
  }

  function how(): ReactNode {
    if (!link.websiteHost || ended) return messages.format('companyLink.howAsk');
    return messages.rich('companyLink.howDomain', {
      host: link.websiteHost,
      profile: (text: ReactNode) => <Link href={SITE_PATHS.profile}>{text}</Link>,
    });
  }
}
