import { Heading, Link, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { body, head, result, root } from './WidgetBuilder.css';
import { WidgetBuilderChoices, type WidgetBuilderChoicesProps } from './WidgetBuilderChoices';
import { WidgetBuilderCode, type WidgetBuilderCodeProps } from './WidgetBuilderCode';
import { WidgetBuilderPreview, type WidgetBuilderPreviewProps } from './WidgetBuilderPreview';

export interface WidgetBuilderProps
  extends WidgetBuilderChoicesProps,
    WidgetBuilderPreviewProps,
    WidgetBuilderCodeProps {
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
