import { articleMatcherMessages } from './ArticleMatcher/ArticleMatcher.messages';
import { preflightMessages } from './Preflight/Preflight.messages';
import { publisherReportMessages } from './PublisherReport/PublisherReport.messages';
import { publisherSitesMessages } from './PublisherSites/PublisherSites.messages';
import { widgetBuilderMessages } from './WidgetBuilder/WidgetBuilder.messages';

/** English texts of the area. */
export const publishingTexts = {
  ...articleMatcherMessages,
  ...preflightMessages,
  ...publisherReportMessages,
  ...publisherSitesMessages,
  ...widgetBuilderMessages,
} as const;
