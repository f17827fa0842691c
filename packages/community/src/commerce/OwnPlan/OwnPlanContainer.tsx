import { type Invoice, planMutations, planQueries, type TeamInvitation } from '@millrace/api-client';
import { RequestAlert } from '@millrace/design-system';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { PLAN_OFFERS, priceFormat, SITE_PATHS, shownName } from '@millrace/domain';
import { Button, ErrorState, Heading, Link, Notice, SectionHead, SkeletonRows, Text } from '@millrace/ui';
import { useReaderMessages } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanComparison } from '../PlanComparison';
import { PricingCards } from '../PricingCards';
import { MemberPlanAction } from './MemberPlanAction';
import { OwnPlan } from './OwnPlan';
import {
  figure,
  invoice as invoiceClass,
  invoices as invoicesClass,
  list,
  status,
  tools,
} from './OwnPlan.css';

export interface OwnPlanContainerProps {
  /** Contact for Platinum. @see PLAN-003 */
  salesEmail: string;
  /** True to show the comparison of all plans with buy buttons below. Default true. */
  offers?: boolean;
  /** Navigates to a page of the payment provider. Default: `location.assign`. */
  onLeave?: (url: string) => void;
}

const leave = (url: string): void => window.location.assign(url);

/** Shows the viewer's plan by the API, with all plans and the invoices below. @see GAP-006, GAP-079 */
export function OwnPlanContainer({ salesEmail, offers = true, onLeave = leave }: OwnPlanContainerProps) {
  const messages = useMessages();
  const reader = useReaderMessages();
  const client = useApiClient();
  const { data: own, error, refetch } = useQuery(planQueries(client).own());
  const invoices = useQuery(planQueries(client).invoices());
  const checkout = useSend(planMutations(client).checkout());
  const portal = useSend(planMutations(client).portal());
  const renewal = useSend(planMutations(client).renewal());
  const invitations = useQuery(planQueries(client).invitations());
  const answer = useSend(planMutations(client).answerInvitation());
  const [answered, setAnswered] = useState<string | null>(null);
  if (!own) {
    if (!error) return <SkeletonRows count={3} art="none" />;
    return <ErrorState title={messages.format('ownPlan.missing')} onRetry={() => void refetch()} />;
  }
  const buy = async (): Promise<void> => {
    if ((await checkout.send(undefined, onLeave)) !== undefined) return;
    // The checkout may be rejected because of a payment that has just become known, so refetch.
    await Promise.all([refetch(), invoices.refetch()]);
  };
  const failure = checkout.failure ?? portal.failure;
  return (
    <>
      <TeamInvitations
        invitations={invitations.data ?? []}
        onAnswer={({ id }, accept) => {
          setAnswered(id);
          void answer.send({ id, accept });
        }}
        answering={answer.isSending ? answered : null}
        isFailed={answer.failure !== null}
      />
      <OwnPlan
        plan={own}
        isLeaving={portal.isSending}
        onManage={() => void portal.send(undefined, onLeave)}
        onRenewalChange={(renews) => void renewal.send({ renews })}
        renewalState={
          renewal.isSending
            ? { status: 'pending' }
            : renewal.failure
              ? { status: 'failed', error: renewal.failure.text ?? messages.format('ownPlan.cancelFailed') }
              : { status: 'idle' }
        }
      />
      {own.checkout_started_at !== null && !checkout.isSending && (
        <Notice role="note">
          {messages.format('ownPlan.checkoutLeft', {
            time: reader.date(own.checkout_started_at, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Notice>
      )}
      {failure && (
        <RequestAlert
          failure={{ text: failure.text ?? messages.format('ownPlan.failed') }}
          onDismiss={() => {
            checkout.dismiss();
            portal.dismiss();
          }}
        />
      )}
      {offers ? (
        <PricingCards
          current={own.plan}
          action={(plan) => (
            <MemberPlanAction
              plan={plan}
              own={own}
              isBuying={checkout.isSending}
              onBuy={() => void buy()}
              salesEmail={salesEmail}
            />
          )}
        />
      ) : (
        <Link href={SITE_PATHS.plans}>{messages.format('settings.comparePlans')}</Link>
      )}
      {invoices.isError ? (
        <Notice tone="warning" role="note">
          {messages.format('ownPlan.invoicesFailed')}
        </Notice>
      ) : (
        <InvoiceList invoices={invoices.data ?? []} />
      )}
      {offers && <PlanComparison current={own.plan} />}
    </>
  );
}

export interface InvoiceListProps {
  /** Newest first. Renders nothing if empty. */
  invoices: readonly Invoice[];
}

/** List of invoices. */
export function InvoiceList({ invoices }: InvoiceListProps) {
  const messages = useMessages();
  if (invoices.length === 0) return null;
  const day = (moment: string): string => messages.date(moment, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="invoices" data-component="InvoiceList" className={invoicesClass}>
      <SectionHead title={messages.format('ownPlan.invoices')} titleId="invoices" />
      <ul className={list}>
        {invoices.map(({ id, number, amount, currency, status, term_start, term_end, url }) => {
          const name = messages.format('ownPlan.invoiceNumber', { number });
          return (
            <li key={id} data-part="invoice" className={invoiceClass}>
              {url === null ? <span>{name}</span> : <Link href={url}>{name}</Link>}
              <Text tone="secondary">
                {messages.format('ownPlan.invoiceTerm', { from: day(term_start), until: day(term_end) })}
              </Text>
              <span className={figure}>
                <bdi>{messages.number(amount / 100, priceFormat(currency))}</bdi>{' '}
                {messages.format('ownPlan.invoiceStatus', { status })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TeamInvitationsProps {
  /** Oldest first. */
  invitations: readonly TeamInvitation[];
  onAnswer: (invitation: TeamInvitation, accept: boolean) => void;
  /** Invitation whose answer is pending. */
  answering: string | null;
  /** True if the last answer failed. */
  isFailed: boolean;
}

/** Pending team invitations; nobody joins a team without consent. */
function TeamInvitations({ invitations, onAnswer, answering, isFailed }: TeamInvitationsProps) {
  const messages = useMessages();
  return (
    <>
      {invitations.map((invitation) => {
        const { id, owner_company: company } = invitation;
        const name = shownName(invitation.owner_name);
        const plan = PLAN_OFFERS[invitation.plan].name;
        return (
          <section key={id} className={status} aria-labelledby={`invitation-${id}`} data-part="invitation">
            <Heading level={2} size="section" id={`invitation-${id}`}>
              {company === null
                ? messages.format('ownPlan.invited', { name, plan })
                : messages.format('ownPlan.invitedFrom', { name, plan, company })}
            </Heading>
            <Text as="p">{messages.format('ownPlan.invitedText', { name })}</Text>
            {isFailed && <Notice tone="danger">{messages.format('ownPlan.answerFailed')}</Notice>}
            <div className={tools}>
              <Button tone="primary" loading={answering === id} onClick={() => onAnswer(invitation, true)}>
                {messages.format('ownPlan.accept')}
              </Button>
              <Button disabled={answering === id} onClick={() => onAnswer(invitation, false)}>
                {messages.format('ownPlan.decline')}
              </Button>
            </div>
          </section>
        );
      })}
    </>
  );
}
