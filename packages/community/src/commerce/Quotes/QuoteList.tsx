import type { QuoteRequest } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { companyPath, quotePath, SITE_PATHS } from '@millrace/domain';
import {
  Link,
  Notice,
  SectionHead,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableName,
  TableRow,
  TableRowLink,
  TabNav,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

/** Where requests lie: those that one has sent, or that one's company was sent. */
export const QUOTE_BOXES = ['received', 'sent'] as const;
export type QuoteBox = (typeof QUOTE_BOXES)[number];

export interface QuoteListProps {
  box: QuoteBox;
  state: ListState<QuoteRequest>;
  /** The reader's company, for which they cannot read requests before it is verified that they work there. @see GAP-089 */
  unverifiedCompany?: { id: string; name: string } | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Requests for quotes, the newest first. @see DIFF-003 */
export function QuoteList({ box, state, unverifiedCompany, onLoadMore, onRetry }: QuoteListProps) {
  const messages = useMessages();
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
            <Table caption={messages.format(`quotes.${box}`)}>
              <TableHead>
                <TableColumn kind="index">{messages.format('quotes.number')}</TableColumn>
                <TableColumn>{messages.format('quotes.product')}</TableColumn>
                {box === 'received' && <TableColumn>{messages.format('quotes.buyer')}</TableColumn>}
                <TableColumn>{messages.format('quotes.quantity')}</TableColumn>
                <TableColumn>{messages.format('quotes.asked')}</TableColumn>
                <TableColumn>{messages.format('quotes.state')}</TableColumn>
              </TableHead>
              <TableBody>
                {rows.map((quote, index) => (
                  <QuoteRow key={quote.id} quote={quote} index={index + 1} />
                ))}
              </TableBody>
            </Table>
          )}
        </ListBody>
      </Stack>
    </section>
  );
}

function QuoteRow({ quote, index }: { quote: QuoteRequest; index: number }) {
  const messages = useMessages();
  const { buyer, company_name: company, quantity, unit } = quote;
  return (
    <TableRow>
      <TableCell kind="index">{String(index).padStart(2, '0')}</TableCell>
      <TableCell place="name">
        <TableName>
          <TableRowLink href={quotePath(quote.id)}>
            {quote.product_name ?? messages.format('quotes.productGone')}
          </TableRowLink>
        </TableName>
      </TableCell>
      {!quote.own && (
        <TableCell>{company ? messages.format('quotes.by', { buyer, company }) : buyer}</TableCell>
      )}
      <TableCell>
        {quantity ? [quantity, unit].filter(Boolean).join(' ') : messages.format('quotes.noQuantity')}
      </TableCell>
      <TableCell>
        <time dateTime={quote.asked}>{messages.date(quote.asked, { dateStyle: 'medium' })}</time>
      </TableCell>
      <TableCell>{stateText()}</TableCell>
    </TableRow>
  );

  function stateText(): string {
    const { answered, recipients } = quote;
    if (!quote.own) return messages.format(answered > 0 ? 'quotes.answered' : 'quotes.unanswered');
    if (recipients === 0) return messages.format('quotes.salesDesk');
    return messages.format('quotes.answeredOf', { answered, recipients });
  }
}
