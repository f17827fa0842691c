import type { QuoteRequest } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { companyPath, quotePath, SITE_PATHS } from '@millrace/domain';
import {
  DataTable,
  type DataTableColumn,
  Link,
  Notice,
  SectionHead,
  Stack,
  TableName,
  TableRowLink,
  TabNav,
} from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { type ReactNode, useMemo } from 'react';

/** Boxes of requests: sent by the viewer, or received by the viewer's company. */
export const QUOTE_BOXES = ['received', 'sent'] as const;
export type QuoteBox = (typeof QUOTE_BOXES)[number];

export interface QuoteListProps {
  box: QuoteBox;
  state: ListState<QuoteRequest>;
  /** The viewer's company, whose requests are withheld until the employment is verified. @see GAP-089 */
  unverifiedCompany?: { id: string; name: string } | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Lists quote requests, newest first. @see DIFF-003 */
export function QuoteList({ box, state, unverifiedCompany, onLoadMore, onRetry }: QuoteListProps) {
  const messages = useMessages();
  const columns = useMemo((): DataTableColumn<QuoteRequest>[] => {
    const buyer: DataTableColumn<QuoteRequest>[] =
      box === 'received'
        ? [
            {
              key: 'buyer',
              header: messages.format('quotes.buyer'),
              cell: ({ buyer, company_name: company }) =>
                company ? messages.format('quotes.by', { buyer, company }) : buyer,
            },
          ]
        : [];
    return [
      { key: 'number', header: messages.format('quotes.number'), kind: 'index' },
      {
        key: 'product_name',
        header: messages.format('quotes.product'),
        cell: ({ id, product_name: name }) => (
          <TableName>
            <TableRowLink href={quotePath(id)}>{name ?? messages.format('quotes.productGone')}</TableRowLink>
          </TableName>
        ),
      },
      ...buyer,
      {
        key: 'quantity',
        header: messages.format('quotes.quantity'),
        kind: 'text',
        cell: ({ quantity, unit }) =>
          quantity ? [quantity, unit].filter(Boolean).join(' ') : messages.format('quotes.noQuantity'),
      },
      {
        key: 'asked',
        header: messages.format('quotes.asked'),
        cell: ({ asked }) => <time dateTime={asked}>{messages.date(asked, { dateStyle: 'medium' })}</time>,
      },
      {
        key: 'state',
        header: messages.format('quotes.state'),
        cell: (quote) => quoteStateText(messages, quote),
      },
    ];
  }, [messages, box]);
  return (
    <section aria-labelledby="quotes" data-component="QuoteList" data-box={box}>
      <SectionHead
        title={messages.format('quotes.title')}
        titleId="quotes"
        level={1}
        fact={state.status === 'ready' ? messages.format('quotes.count', { count: state.total }) : undefined}
      />
      <Stack gap="md">
        <TabNav
          label={messages.format('quotes.boxes')}
          items={QUOTE_BOXES.map((name) => ({
            name: messages.format(`quotes.${name}`),
            href: `${SITE_PATHS.quotes}?box=${name}`,
            current: name === box,
          }))}
        />
        {box === 'received' && unverifiedCompany && (
          <Notice role="note">
            {messages.rich('quotes.unverified', {
              company: unverifiedCompany.name,
              link: (text: ReactNode) => <Link href={companyPath(unverifiedCompany)}>{text}</Link>,
            })}
          </Notice>
        )}
        <ListBody
          state={state}
          expectedRows={4}
          art="none"
          empty={messages.format(box === 'sent' ? 'quotes.emptySent' : 'quotes.emptyReceived')}
          emptyHint={messages.format(box === 'sent' ? 'quotes.emptySentHint' : 'quotes.emptyReceivedHint')}
          onRetry={onRetry}
          foot={{ label: messages.format('quotes.more'), onLoadMore }}
        >
          {({ rows }) => (
            <DataTable
              caption={messages.format(`quotes.${box}`)}
              rows={rows}
              columns={columns}
              tools={false}
            />
          )}
        </ListBody>
      </Stack>
    </section>
  );
}

function quoteStateText(messages: Messages, { own, answered, recipients }: QuoteRequest): string {
  if (!own) return messages.format(answered > 0 ? 'quotes.answered' : 'quotes.unanswered');
  if (recipients === 0) return messages.format('quotes.salesDesk');
  return messages.format('quotes.answeredOf', { answered, recipients });
}
