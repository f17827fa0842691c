import type { ArticleMatch } from '@millrace/api-client';
import { COPIED_MS } from '@millrace/domain';
import { Button, Heading, Link, Text, VisuallyHidden } from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { excerpt as excerptClass, mark, row, tools } from './ArticleMatcher.css';

export interface ArticleMatchRowProps {
  match: ArticleMatch;
  /** The thing's own page. */
  pageHref: string;
  /** Where its widget is made. */
  builderHref: string;
  /** The code of its widget. */
  snippet: string;
}

/** A thing that an article names: how often, where first, and its widget. */
export function ArticleMatchRow({ match, pageHref, builderHref, snippet }: ArticleMatchRowProps) {
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
