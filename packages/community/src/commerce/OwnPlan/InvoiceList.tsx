import type { Invoice } from '@millrace/api-client';
import { Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { figure, invoice as invoiceClass, invoices as invoicesClass, list } from './OwnPlan.css';

export interface InvoiceListProps {
  /** Newest first. Without any there is no list. */
  invoices: readonly Invoice[];
}

/** What was paid for plans. */
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
                {messages.number(amount / 100, { style: 'currency', currency })}{' '}
                {messages.format('ownPlan.invoiceStatus', { status })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
