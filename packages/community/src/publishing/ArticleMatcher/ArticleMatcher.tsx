import type { ArticleMatch } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { ARTICLE_MAX, COPIED_MS, codePointLength } from '@millrace/domain';
import { Button, EmptyState, Heading, Link, SectionHead, Text, TextArea, VisuallyHidden } from '@millrace/ui';
import { insertAtCaret, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import {
  excerpt as excerptClass,
  form,
  head,
  list,
  mark,
  results,
  root,
  row,
  tools,
} from './ArticleMatcher.css';
import { readPasted } from './read-pasted';

/** State of matching the article. */
export type ArticleMatcherState =
  | { status: 'idle' | 'matching' }
  | { status: 'failed'; failure: RequestFailure }
  /** @param count Total number of matches, of which only the first are listed. */
  | { status: 'ready'; matches: readonly ArticleMatch[]; count: number };

export interface ArticleMatcherProps {
  text: string;
  onTextChange: (text: string) => void;
  state: ArticleMatcherState;
  onSubmit: () => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
  /** Returns the address of a match's page. */
  pageHref: (match: ArticleMatch) => string;
  /** Returns the address of the widget builder, preset for a match if given. */
  builderHref: (match?: ArticleMatch) => string;
  /** Returns the embed code of a match's widget. */
  matchSnippet: (match: ArticleMatch) => string;
}

/** Finds the products, companies and events mentioned in an article, and offers their widgets. */
export function ArticleMatcher(props: ArticleMatcherProps) {
  const { text, onTextChange, state, onSubmit, onDismiss, builderHref } = props;
  const messages = useMessages();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [isTried, setIsTried] = useState(false);
  const problem = articleTextProblem(text);
  const refused =
    state.status === 'failed' ? (state.failure.fields.text ?? state.failure.fields.address) : undefined;
  const limit = messages.number(ARTICLE_MAX);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) textRef.current?.focus();
    else if (state.status !== 'matching') onSubmit();
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const read = readPasted(event.clipboardData);
    if (read === event.clipboardData.getData('text/plain')) return;
    event.preventDefault();
    if (!insertAtCaret(event.currentTarget, read)) onTextChange(event.currentTarget.value);
  };
  return (
    <div data-component="ArticleMatcher" data-state={state.status} className={root}>
      <header className={head}>
        <Heading level={1}>{messages.format('articleMatcher.title')}</Heading>
        <Text as="p" tone="secondary">
          {messages.format('articleMatcher.lead')}{' '}
          <Link href={builderHref()}>{messages.format('articleMatcher.builder')}</Link>
        </Text>
      </header>
      <form className={form} onSubmit={handleSubmit} noValidate>
        {state.status === 'failed' && refused === undefined && (
          <RequestAlert failure={state.failure} onDismiss={onDismiss} />
        )}
        <TextArea
          ref={textRef}
          label={messages.format('articleMatcher.text')}
          hint={messages.format('articleMatcher.textHint')}
          rows={12}
          dir="auto"
          showCount
          maxLength={ARTICLE_MAX}
          value={text}
          onValueChange={onTextChange}
          onPaste={handlePaste}
          error={
            (isTried && problem && messages.format(`articleMatcher.${problem}`, { limit })) ||
            refused ||
            undefined
          }
        />
        <div>
          <Button type="submit" tone="primary" loading={state.status === 'matching'}>
            {messages.format('articleMatcher.submit')}
          </Button>
        </div>
      </form>
      <VisuallyHidden role="status">
        {state.status === 'ready' &&
          messages.format(state.count === 0 ? 'articleMatcher.none' : 'articleMatcher.count', {
            count: state.count,
          })}
      </VisuallyHidden>
      {state.status === 'ready' && <Results {...props} {...state} />}
    </div>
  );
}

function articleTextProblem(text: string): 'blank' | 'tooLong' | null {
  if (text.trim() === '') return 'blank';
  return codePointLength(text) > ARTICLE_MAX ? 'tooLong' : null;
}

type ResultsProps = Pick<ArticleMatcherProps, 'pageHref' | 'builderHref' | 'matchSnippet'> & {
  matches: readonly ArticleMatch[];
  count: number;
};

function Results({ matches, count, pageHref, builderHref, matchSnippet }: ResultsProps) {
  const messages = useMessages();
  if (matches.length === 0) {
    return (
      <EmptyState
        title={messages.format('articleMatcher.none')}
        description={messages.format('articleMatcher.noneHint')}
      />
    );
  }
  const isCut = matches.length < count;
  return (
    <section aria-labelledby="article-names" data-part="results" className={results}>
      <SectionHead
        title={messages.format('articleMatcher.results')}
        titleId="article-names"
        fact={
          isCut
            ? messages.format('articleMatcher.listed', {
                shown: messages.number(matches.length),
                count: messages.number(count),
              })
            : messages.format('articleMatcher.count', { count })
        }
      />
      <ul className={list}>
        {matches.map((match) => (
          <ArticleMatchRow
            key={`${match.kind} ${match.id}`}
            match={match}
            pageHref={pageHref(match)}
            builderHref={builderHref(match)}
            snippet={matchSnippet(match)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ArticleMatchRowProps {
  match: ArticleMatch;
  /** Address of the match's page. */
  pageHref: string;
  /** Address of the widget builder. */
  builderHref: string;
  /** Embed code of its widget. */
  snippet: string;
}

/** A match: number of mentions, first mention, and widget. */
function ArticleMatchRow({ match, pageHref, builderHref, snippet }: ArticleMatchRowProps) {
  const messages = useMessages();
  const { copying, copy } = useCopyText(COPIED_MS);
  const { kind, name, times, matched, excerpt } = match;
  return (
    <li className={row} data-part="match">
      <div>
        <Heading level={3}>
          <Link variant="plain" href={pageHref}>
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        <Text as="p" variant="small" tone="secondary">
          {messages.format(`articleMatcher.${kind}`)} ·{' '}
          {messages.format('articleMatcher.times', { count: times })}
        </Text>
        {matched.part !== 'whole' && (
          <Text as="p" variant="small" tone="secondary">
            {messages.format(`articleMatcher.part.${matched.part}`, { text: matched.text })}
          </Text>
        )}
      </div>
      <blockquote className={excerptClass} dir="auto">
        {excerpt.before}
        <mark className={mark}>{excerpt.name}</mark>
        {excerpt.after}
      </blockquote>
      <div className={tools}>
        <Link href={builderHref} aria-label={messages.format('articleMatcher.snippetOf', { name })}>
          {messages.format('articleMatcher.snippet')}
        </Link>
        <Button
          size="small"
          aria-label={messages.format('articleMatcher.copyOf', { name })}
          onClick={() => copy(snippet)}
        >
          {messages.format('articleMatcher.copy')}
        </Button>
        {copying === 'copied' && (
          <Text as="span" variant="small" tone="secondary" aria-hidden>
            {messages.format('widgetBuilder.copied')}
          </Text>
        )}
        {copying === 'failed' && (
          <Text as="span" variant="small" tone="danger" role="status">
            {messages.format('articleMatcher.copyFailed')}
          </Text>
        )}
      </div>
      <VisuallyHidden role="status">
        {copying === 'copied' && messages.format('articleMatcher.copied', { name })}
      </VisuallyHidden>
    </li>
  );
}
