import {
  isApiError,
  type QuoteAnswerDraft,
  type QuoteRequestDetail,
  quoteAttachmentPath,
  quoteMutations,
  quoteQueries,
} from '@millrace/api-client';
import { useApiClient, useListProps, useSend } from '@millrace/design-system/connected';
import { companyPath, countryIn, productPath, SITE_PATHS, shownName } from '@millrace/domain';
import {
  EmptyState,
  ErrorState,
  Heading,
  Link,
  SectionHead,
  SkeletonRows,
  Stack,
  Text,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '../../internal/BackLink';
import { QuoteAnswerForm, type QuoteAnswerState } from './QuoteAnswerForm';
import { QuoteFact } from './QuoteFacts';
import { type QuoteBox, QuoteList, type QuoteListProps } from './QuoteList';
import { answer as answerClass, answerFacts, answers as answersClass, facts, words } from './Quotes.css';

export interface QuoteListContainerProps extends Pick<QuoteListProps, 'unverifiedCompany'> {
  box: QuoteBox;
}

/** Loads the sent or received quote requests. */
export function QuoteListContainer({ box, unverifiedCompany }: QuoteListContainerProps) {
  const query = useInfiniteQuery(quoteQueries(useApiClient()).box(box));
  return <QuoteList box={box} unverifiedCompany={unverifiedCompany} {...useListProps(query)} />;
}

export interface QuoteDetailContainerProps {
  id: string;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads a quote request. @see DIFF-003 */
export function QuoteDetailContainer({ id, onSignInRequired }: QuoteDetailContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const query = useQuery(quoteQueries(client).detail(id));
  const [isSent, setSent] = useState(false);
  const answering = useSend({
    ...quoteMutations(client).answer(id),
    onError: (error) => {
      if (isApiError(error) && error.status === 401) onSignInRequired?.();
      if (isApiError(error, 'edited_meanwhile')) void query.refetch();
    },
  });
  return (
    <QuoteDetail
      state={quoteDetailState()}
      answering={quoteAnswerState()}
      attachmentHref={(companyId) => `${client.baseUrl}${quoteAttachmentPath(id, companyId)}`}
      onAnswer={(draft) => {
        setSent(false);
        void answering.send(draft, () => setSent(true));
      }}
      onRetry={() => void query.refetch()}
    />
  );

  function quoteDetailState(): QuoteDetailProps['state'] {
    if (query.data) return { status: 'ready', quote: query.data };
    if (!query.isError) return { status: 'loading' };
    return { status: 'error', message: query.error.text ?? messages.format('list.failedHint') };
  }

  function quoteAnswerState(): QuoteAnswerState {
    const { isSending, failure } = answering;
    if (isSending) return { status: 'sending' };
    if (failure) return { status: 'failed', reason: failure.text, fields: failure.fields };
    return { status: isSent ? 'sent' : 'editing' };
  }
}

export interface QuoteDetailProps {
  state:
    | { status: 'loading' }
    | { status: 'error'; message: string }
    | { status: 'ready'; quote: QuoteRequestDetail };
  /** State of sending the viewer's answer. */
  answering: QuoteAnswerState;
  /** Returns the address of a file: of the request, or of a supplier's answer. */
  attachmentHref: (companyId?: string) => string;
  onAnswer: (draft: QuoteAnswerDraft) => void;
  onRetry: () => void;
}

/** A quote request: all answers side by side for its buyer, the answer form for a supplier. @see DIFF-003 */
export function QuoteDetail({ state, onRetry, ...rest }: QuoteDetailProps) {
  const messages = useMessages();
  return (
    <div data-component="QuoteDetail" data-state={state.status}>
      <Stack gap="lg">
        <BackLink href={SITE_PATHS.quotes}>{messages.format('quotes.back')}</BackLink>
        {state.status === 'loading' && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{messages.format('list.loading')}</VisuallyHidden>
            <SkeletonRows count={5} art="none" />
          </div>
        )}
        {state.status === 'error' && (
          <ErrorState
            title={messages.format('quotes.failed')}
            description={state.message}
            onRetry={onRetry}
          />
        )}
        {state.status === 'ready' && <Quote {...rest} quote={state.quote} />}
      </Stack>
    </div>
  );
}

type QuoteProps = Pick<QuoteDetailProps, 'answering' | 'attachmentHref' | 'onAnswer'> & {
  quote: QuoteRequestDetail;
};

function Quote({ quote, answering, attachmentHref, onAnswer }: QuoteProps) {
  const messages = useMessages();
  const { buyer, company_name: company, product_id: productId, product_name: product } = quote;
  const name = product ?? messages.format('quotes.productGone');
  const [own] = quote.answers;
  return (
    <>
      <Heading level={1}>{messages.format('quotes.requestTitle', { product: name })}</Heading>
      <dl className={facts}>
        <QuoteFact label={messages.format('quotes.product')}>
          {productId && product ? (
            <Link href={productPath({ id: productId, name: product })}>{product}</Link>
          ) : (
            name
          )}
        </QuoteFact>
        <QuoteFact label={messages.format('quotes.buyer')}>
          {company ? messages.format('quotes.by', { buyer, company }) : buyer}
        </QuoteFact>
        <QuoteFact label={messages.format('quotes.quantity')}>
          {quote.quantity
            ? [quote.quantity, quote.unit].filter(Boolean).join(' ')
            : messages.format('quotes.noQuantity')}
        </QuoteFact>
        {quote.needed_by && (
          <QuoteFact label={messages.format('quotes.neededBy')}>
            {messages.date(quote.needed_by, { dateStyle: 'medium', timeZone: 'UTC' })}
          </QuoteFact>
        )}
        {quote.delivery_country && (
          <QuoteFact label={messages.format('quotes.delivery')}>
            {countryIn(quote.delivery_country, messages.locale)}
          </QuoteFact>
        )}
        <QuoteFact label={messages.format('quotes.asked')}>
          {messages.date(quote.asked, { dateStyle: 'medium' })}
        </QuoteFact>
        {quote.attachment_name && (
          <QuoteFact label={messages.format('quotes.attachment')}>
            <Link href={attachmentHref()} download>
              {quote.attachment_name}
            </Link>
          </QuoteFact>
        )}
      </dl>
      <section aria-labelledby="quote-message">
        <SectionHead title={messages.format('quotes.message')} titleId="quote-message" />
        <Text as="p" variant="prose" className={words}>
          {quote.message}
        </Text>
      </section>
      {quote.answering ? (
        <section aria-labelledby="quote-answer">
          <SectionHead title={messages.format('quotes.answerTitle')} titleId="quote-answer" />
          <Stack>
            <Text as="p" tone="secondary">
              {messages.format('quotes.answerAs', { company: quote.answering.name, buyer })}
            </Text>
            <QuoteAnswerForm before={own} state={answering} onSubmit={onAnswer} />
          </Stack>
        </section>
      ) : (
        <section aria-labelledby="quote-answers">
          <SectionHead title={messages.format('quotes.answersTitle')} titleId="quote-answers" />
          <QuoteAnswers quote={quote} attachmentHref={attachmentHref} />
        </section>
      )}
    </>
  );
}

interface QuoteAnswersProps {
  quote: Pick<QuoteRequestDetail, 'answers' | 'recipients'>;
  /** Returns the address of the file of a supplier's answer. */
  attachmentHref: (companyId: string) => string;
}

/** The suppliers' answers, side by side. @see DIFF-003 */
function QuoteAnswers({ quote, attachmentHref }: QuoteAnswersProps) {
  const messages = useMessages();
  const { answers, recipients } = quote;
  if (answers.length === 0) {
    return recipients === 0 ? (
      <EmptyState
        title={messages.format('quotes.toSalesDesk')}
        description={messages.rich('quotes.toSalesDeskHint', {
          link: (text) => <Link href={SITE_PATHS.plans}>{text}</Link>,
        })}
      />
    ) : (
      <EmptyState
        title={messages.format('quotes.noAnswers')}
        description={messages.format('quotes.noAnswersHint', { recipients })}
      />
    );
  }
  return (
    <ul className={answersClass} data-component="QuoteAnswers">
      {answers.map((one) => {
        const name =
          one.user_name === null ? messages.format('quotes.formerMember') : shownName(one.user_name);
        const date = messages.date(one.answered, { dateStyle: 'medium' });
        return (
          <li key={one.company_id} className={answerClass} data-part="answer">
            <div>
              <Link variant="name" href={companyPath({ id: one.company_id, name: one.company_name })}>
                {one.company_name}
              </Link>
              <Text as="p" variant="small" tone="secondary">
                {messages.format('quotes.from', { name, date })}
              </Text>
            </div>
            <dl className={answerFacts}>
              <QuoteFact label={messages.format('quotes.price')}>{said(one.price)}</QuoteFact>
              <QuoteFact label={messages.format('quotes.leadTime')}>{said(one.lead_time)}</QuoteFact>
              <QuoteFact label={messages.format('quotes.minimumOrder')}>{said(one.minimum_order)}</QuoteFact>
            </dl>
            <div>
              <Text as="p" variant="prose" className={words}>
                {one.message}
              </Text>
              {one.attachment_name && (
                <Link href={attachmentHref(one.company_id)} download>
                  {one.attachment_name}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );

  function said(text: string | null) {
    return text ?? <Text tone="muted">{messages.format('quotes.notSaid')}</Text>;
  }
}
