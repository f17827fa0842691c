import type { EmbedChoices, EmbedForm, EmbedSnippets, EmbedSubject } from '@millrace/domain';
import { Heading, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body, head, result, root } from './WidgetBuilder.css';
import { WidgetBuilderChoices } from './WidgetBuilderChoices';
import { WidgetBuilderCode } from './WidgetBuilderCode';
import { WidgetBuilderPreview } from './WidgetBuilderPreview';

/** What the widget is about, while it is looked up by its id. */
export type WidgetSubjectState =
  | { status: 'none' | 'loading' | 'missing' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; subject: EmbedSubject };

/** How the code is to be. */
export interface SnippetChoice {
  form: EmbedForm;
  /** Whether the script is that of one version, pinned by its hash. */
  pinned: boolean;
  /** Whether markup takes the script that also tells the page what happens. */
  suite: boolean;
}

export interface WidgetBuilderProps {
  choices: EmbedChoices;
  onChoicesChange: (choices: EmbedChoices) => void;
  subject: WidgetSubjectState;
  /** Finds what the widget is about, of a kind that is searched for. */
  subjectField: (kind: 'product' | 'company' | 'event') => ReactNode;
  /** Finds the product at the end of a way through a value chain. */
  pathField: ReactNode;
  /** The page that holds the widget alone; null while there is none. */
  frameUrl: string | null;
  /** Null while something is not chosen. */
  snippets: EmbedSnippets | null;
  snippet: SnippetChoice;
  onSnippetChange: (snippet: SnippetChoice) => void;
  /** The version that can be pinned. */
  version: string;
  /** Where the names of an article are found. */
  articleHref: string;
  /** Where a page is checked for whether they work on it. */
  checkHref: string;
  /** Where publishers see what becomes of them. */
  sitesHref: string;
}

/** Makes the code of a widget for other sites: what it shows, how that looks, and what to paste. */
export function WidgetBuilder({ articleHref, checkHref, sitesHref, ...props }: WidgetBuilderProps) {
  const messages = useMessages();
  const { choices, subject, frameUrl, snippets, snippet, onSnippetChange, version } = props;
  return (
    <div data-component="WidgetBuilder" data-state={subject.status} className={root}>
      <header className={head}>
        <Heading level={1}>{messages.format('widgetBuilder.title')}</Heading>
        <Text as="p" tone="secondary">
          {messages.format('widgetBuilder.lead')}{' '}
          <Link href={articleHref}>{messages.format('widgetBuilder.ofArticle')}</Link> ·{' '}
          <Link href={checkHref}>{messages.format('preflight.title')}</Link> ·{' '}
          <Link href={sitesHref}>{messages.format('publisherSites.title')}</Link>
        </Text>
      </header>
      <div className={body}>
        <section aria-labelledby="widget-choose" data-part="choices">
          <SectionHead number={1} title={messages.format('widgetBuilder.choose')} titleId="widget-choose" />
          <WidgetBuilderChoices {...props} />
        </section>
        <div className={result}>
          <WidgetBuilderPreview choices={choices} subject={subject} frameUrl={frameUrl} />
          <WidgetBuilderCode
            snippets={snippets}
            snippet={snippet}
            onSnippetChange={onSnippetChange}
            version={version}
          />
        </div>
      </div>
    </div>
  );
}
