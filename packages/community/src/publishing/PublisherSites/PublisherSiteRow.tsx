import type { PublisherSite, PublisherSiteProof } from '@millrace/api-client';
import { ShareLink } from '@millrace/design-system';
import { COPIED_MS, PUBLISHER_PROOF, publisherProofMarkup } from '@millrace/domain';
import { Button, Heading, Link, Notice, Text } from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { rowTools, ruledRow } from '../../styles/ruled-list.css';

/** State of the last ownership check of a site. */
export type ProofState =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'failed' }
  | { status: 'found'; outcome: PublisherSiteProof['outcome']; leadsTo: string | null };

export interface PublisherSiteRowProps {
  site: PublisherSite;
  proof: ProofState;
  /** Address of its report. */
  reportHref: string;
  onProve: () => void;
  /** @param opener Button that was pressed, to which the focus returns. */
  onRemove: (opener: HTMLElement) => void;
}

/** A site: verification state, verification tag, and link to its report. */
export function PublisherSiteRow({ site, proof, reportHref, onProve, onRemove }: PublisherSiteRowProps) {
  const messages = useMessages();
  const { copying, copy } = useCopyText(COPIED_MS);
  const { host, address, token, state, proven_until: until } = site;
  const isProven = state === 'proven';
  const markup = publisherProofMarkup(token);
  // The tag may be removed after the verification, but is required again to renew it.
  const isWanted = !isProven || (proof.status === 'found' && proof.outcome !== 'proven');
  return (
    <li className={ruledRow} data-part="site" data-state={state}>
      <div>
        <Heading level={3}>
          {isProven ? (
            <Link variant="plain" href={reportHref}>
              <bdi>{host}</bdi>
            </Link>
          ) : (
            <bdi>{host}</bdi>
          )}
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {messages.format('publisherSites.state', { state })}
          {isProven && until && (
            <>
              {' · '}
              {messages.format('publisherSites.until', {
                day: messages.date(until, { dateStyle: 'medium' }),
              })}
            </>
          )}
        </Text>
      </div>
      {isWanted && (
        <>
          <Text as="p" variant="small">
            {messages.format('publisherSites.how', { address, file: PUBLISHER_PROOF.path })}
          </Text>
          <ShareLink
            label={messages.format('publisherSites.tag', { host })}
            texts={{
              copy: messages.format('widgetBuilder.copy'),
              copied: messages.format('widgetBuilder.copied'),
              failed: messages.format('widgetBuilder.copyFailed'),
            }}
            url={markup}
            copying={copying}
            onCopy={() => copy(markup)}
          />
        </>
      )}
      <div className={rowTools}>
        {isProven && (
          <Link href={reportHref} aria-label={messages.format('publisherSites.reportOf', { host })}>
            {messages.format('publisherSites.report')}
          </Link>
        )}
        <Button
          size="small"
          tone={isProven ? 'quiet' : 'primary'}
          loading={proof.status === 'checking'}
          aria-label={messages.format(isProven ? 'publisherSites.renewOf' : 'publisherSites.proveOf', {
            host,
          })}
          onClick={onProve}
        >
          {messages.format(isProven ? 'publisherSites.renew' : 'publisherSites.prove')}
        </Button>
        <Button
          size="small"
          tone="danger"
          aria-label={messages.format('publisherSites.removeOf', { host })}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {messages.format('publisherSites.remove')}
        </Button>
      </div>
      <ProofNote site={site} proof={proof} />
    </li>
  );
}

function ProofNote({ site: { host, address }, proof }: Pick<PublisherSiteRowProps, 'site' | 'proof'>) {
  const messages = useMessages();
  if (proof.status === 'idle') return null;
  if (proof.status === 'checking') {
    return (
      <Text as="p" variant="small" tone="secondary" role="status">
        {messages.format('publisherSites.checking', { host })}
      </Text>
    );
  }
  if (proof.status === 'failed') {
    return <Notice tone="danger">{messages.format('publisherSites.proofFailed')}</Notice>;
  }
  const { outcome, leadsTo } = proof;
  return (
    <Notice tone={outcome === 'proven' ? 'success' : 'warning'}>
      {messages.format(`publisherSites.${outcome}`, { host, address, other: leadsTo ?? '' })}
    </Notice>
  );
}
