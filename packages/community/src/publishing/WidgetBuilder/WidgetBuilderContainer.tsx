import { companyQueries, eventQueries, isApiError, productQueries } from '@millrace/api-client';
import { CatalogueFieldContainer, useApiClient } from '@millrace/design-system/connected';
import {
  canSearch,
  EMBED_PATH,
  type EmbedChoices,
  type EmbedElementName,
  type EmbedSubject,
  embedFramePath,
  embedSnippets,
  isLanguage,
  isSector,
  type Language,
  type PinnedScript,
  searchText,
} from '@millrace/domain';
import { ComboBox } from '@millrace/ui';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { type MessageKey, type Messages, useMessages } from '@millrace/ui/messages';
import {
  keepPreviousData,
  skipToken,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { WidgetBuilder, type WidgetBuilderProps } from './WidgetBuilder';
import type { WidgetSubjectState } from './WidgetBuilderPreview';

export interface WidgetBuilderContainerProps
  extends Pick<
    WidgetBuilderProps,
    | 'choices'
    | 'onChoicesChange'
    | 'snippet'
    | 'onSnippetChange'
    | 'articleHref'
    | 'checkHref'
    | 'sitesHref'
    | 'documentationHref'
  > {
  /** Origin of the community, without a trailing slash. */
  webUrl: string;
  /** Scripts of the version that can be pinned. */
  scripts: { loader: PinnedScript; suite: PinnedScript };
  /** Loads the messages of the widget's language. Default: the fallback link uses this page's language. */
  loadMessages?: LoadMessages;
  /** Origin of the frames. Default: the page's own origin. */
  frameOrigin?: string;
}

const SUBJECT_LABELS = {
  product: 'widgetBuilder.aboutProduct',
  company: 'widgetBuilder.aboutCompany',
  event: 'widgetBuilder.aboutEvent',
} as const;

/** Looks up the subject of the widget, and generates its code. */
export function WidgetBuilderContainer({
  webUrl,
  scripts,
  frameOrigin = '',
  loadMessages,
  ...props
}: WidgetBuilderContainerProps) {
  const messages = useMessages();
  const { choices, onChoicesChange, snippet } = props;
  const subject = useWidgetSubject(choices.about);
  const isPath = choices.element === 'value-chain' && choices.part.length > EMBED_PATH.length;
  const end = useWidgetSubject(isPath ? { kind: 'product', id: choices.part } : null);
  const subjectName = (state: typeof subject) => (state.status === 'ready' ? state.subject.name : null);
  const change = (patch: Partial<EmbedChoices>) => onChoicesChange({ ...choices, ...patch });
  const { locale } = messages;
  const framePath = embedFramePath({
    ...choices,
    language: choices.language ?? (isLanguage(locale) ? locale : null),
  });
  const linkMessages = useLinkMessages(choices.language, loadMessages);
  const parts = subject.status === 'ready' && {
    choices,
    subject: subject.subject,
    linkText: embedLinkText(linkMessages, choices.element, subject.subject),
    linkLanguage: isLanguage(linkMessages.locale) ? linkMessages.locale : undefined,
    webUrl,
    script: snippet.suite ? ('suite' as const) : ('millrace' as const),
    consentText: snippet.consent ? linkMessages.format('widgetBuilder.consentButton') : undefined,
  };
  return (
    <WidgetBuilder
      {...props}
      subject={subject}
      frameUrl={framePath && frameOrigin + framePath}
      snippets={parts ? embedSnippets(parts, snippet.pinned ? scripts : null) : null}
      version={scripts.loader.version}
      subjectField={(kind) => (
        <WidgetSubjectFieldContainer
          key={kind}
          kind={kind}
          label={messages.format(SUBJECT_LABELS[kind])}
          name={subjectName(subject)}
          onSelect={(id) => change({ about: { kind, id } })}
        />
      )}
      pathField={
        <WidgetSubjectFieldContainer
          kind="product"
          label={messages.format('widgetBuilder.pathEnd')}
          name={subjectName(end)}
          onSelect={(part) => change({ part })}
        />
      }
    />
  );
}

const KEYS = {
  product: 'widgetBuilder.linkProduct',
  company: 'widgetBuilder.linkProduct',
  event: 'widgetBuilder.linkProduct',
  follow: 'widgetBuilder.linkProduct',
  suppliers: 'widgetBuilder.linkSuppliers',
  'value-chain': 'widgetBuilder.linkValueChain',
  events: 'widgetBuilder.linkEvents',
  feed: 'widgetBuilder.linkFeed',
  quote: 'widgetBuilder.linkQuote',
} as const satisfies Record<EmbedElementName, MessageKey>;

/** Returns the text of the fallback link that the widget replaces. @param subject Subject of the widget. */
export function embedLinkText(
  messages: Messages,
  element: EmbedElementName,
  { id, name }: Pick<EmbedSubject, 'id' | 'name'>,
): string {
  // Sector names are localized.
  return messages.format(KEYS[element], { name: isSector(id) ? messages.format(`sector.${id}`) : name });
}

/** Loads the messages of a language. */
export type LoadMessages = (language: Language) => Promise<Messages>;

/**
 * Returns the messages of a widget's language, for its fallback link. Until they are loaded, and if the widget uses the
 * language of the embedding page, these are the messages of this page.
 *
 * @param language Null for the language of the embedding page.
 */
function useLinkMessages(language: Language | null, load: LoadMessages | undefined): Messages {
  const own = useMessages();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages } | null>(null);
  const isOther = language !== null && language !== own.locale;
  useEffect(() => {
    if (!isOther || !load) return;
    let isWanted = true;
    load(language).then(
      (messages) => isWanted && setLoaded({ language, messages }),
      // If loading fails, the link stays in the language of this page.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language, isOther, load]);
  return isOther && loaded?.language === language ? loaded.messages : own;
}

/** Loads the subject of a widget by kind and id. */
function useWidgetSubject(about: EmbedChoices['about']): WidgetSubjectState {
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

interface WidgetSubjectFieldContainerProps {
  kind: 'product' | 'company' | 'event';
  label: string;
  /** Returns the name of the selection; null if there is none. */
  name: string | null;
  onSelect: (id: string) => void;
}

/** Combobox that searches a product, company or event by name. It shows the selection until the text changes. */
function WidgetSubjectFieldContainer({ kind, label, name, onSelect }: WidgetSubjectFieldContainerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleSelect = (id: string) => {
    setTyped(null);
    onSelect(id);
  };
  const field = { label, onTextChange: setTyped, chosen: typed === null };
  const text = typed ?? name ?? '';
  if (kind === 'event') return <EventField {...field} text={text} onSelect={handleSelect} />;
  return (
    <CatalogueFieldContainer
      {...field}
      text={text}
      scope={kind === 'product' ? 'products' : 'companies'}
      place="site"
      onSelect={({ id }) => handleSelect(id)}
    />
  );
}

interface EventFieldProps {
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** True if the text is the name of the selection, so that no search is needed. */
  chosen: boolean;
  onSelect: (id: string) => void;
}

/** Searches upcoming events by name and place. */
function EventField({ label, text, onTextChange, chosen, onSelect }: EventFieldProps) {
  const messages = useMessages();
  const client = useApiClient();
  const sought = chosen ? '' : searchText(text);
  const debounced = useDebouncedValue(sought);
  const query = useInfiniteQuery({
    ...eventQueries(client).list({ text: debounced, limit: 10 }),
    enabled: canSearch('site', debounced),
    placeholderData: keepPreviousData,
  });
  const isLoading = debounced !== sought || query.isPending;
  return (
    <ComboBox
      label={label}
      hint={messages.format('catalogueField.hint', { count: 3 })}
      inputValue={text}
      onInputValueChange={onTextChange}
      status={
        !canSearch('site', sought) ? 'idle' : query.isError ? 'failed' : isLoading ? 'loading' : 'ready'
      }
      items={(query.data?.items ?? []).map(({ id, eventName, location }) => ({
        id,
        name: eventName,
        detail: location,
      }))}
      onSelect={({ id }) => onSelect(id)}
    />
  );
}
