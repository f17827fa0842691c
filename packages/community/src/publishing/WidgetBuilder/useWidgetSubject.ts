import { companyQueries, eventQueries, isApiError, productQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { type EmbedChoices, type EmbedSubject, isSector } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { WidgetSubjectState } from './WidgetBuilderPreview';

/** What a widget is about, by its kind and id. */
export function useWidgetSubject(about: EmbedChoices['about']): WidgetSubjectState {
  const messages = useMessages();
  const client = useApiClient();
  const subjectId = (kind: string) => (about?.kind === kind ? about.id : null);
  const [productId, companyId, eventId] = [subjectId('product'), subjectId('company'), subjectId('event')];
  const product = useQuery({
    ...productQueries(client).detail(productId ?? ''),
    ...(productId === null && { queryFn: skipToken }),
  });
  const company = useQuery({
    ...companyQueries(client).detail(companyId ?? ''),
    ...(companyId === null && { queryFn: skipToken }),
  });
  const event = useQuery({
    ...eventQueries(client).detail(eventId ?? ''),
    ...(eventId === null && { queryFn: skipToken }),
  });
  if (about === null) return { status: 'none' };
  if (about.kind === 'product')
    return subjectState(product, ({ id, name, sector }) => ({ kind: 'product', id, name, sector }));
  if (about.kind === 'company')
    return subjectState(company, ({ id, name, sector }) => ({ kind: 'company', id, name, sector }));
  if (about.kind === 'event') {
    return subjectState(event, ({ id, eventName: name, sector }) => ({ kind: 'event', id, name, sector }));
  }
  if (!isSector(about.id)) return { status: 'missing' };
  const name = messages.format(`sector.${about.id}`);
  return { status: 'ready', subject: { kind: 'sector', id: about.id, name, sector: about.id } };
}

function subjectState<Data>(
  { data, error, refetch }: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>,
  read: (data: Data) => EmbedSubject,
): WidgetSubjectState {
  if (data !== undefined) return { status: 'ready', subject: read(data) };
  if (!error) return { status: 'loading' };
  const isMissing = isApiError(error) && error.status === 404;
  return isMissing ? { status: 'missing' } : { status: 'failed', onRetry: () => void refetch() };
}
