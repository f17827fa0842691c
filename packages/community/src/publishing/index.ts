export {
  ArticleMatcher,
  ArticleMatcherContainer,
  type ArticleMatcherContainerProps,
  type ArticleMatcherProps,
  type ArticleMatcherState,
} from './ArticleMatcher';
export {
  NO_PAGE,
  PREFLIGHT_WAYS,
  Preflight,
  PreflightContainer,
  type PreflightProps,
  type PreflightState,
  type PreflightValues,
  type PreflightWay,
} from './Preflight';
export {
  PublisherReport,
  PublisherReportContainer,
  type PublisherReportContainerProps,
  type PublisherReportProps,
  type PublisherReportState,
} from './PublisherReport';
export {
  type ProofState,
  PublisherSites,
  PublisherSitesContainer,
  type PublisherSitesContainerProps,
  type PublisherSitesProps,
} from './PublisherSites';
export { WidgetBuilderPage, type WidgetBuilderPageProps } from './pages/WidgetBuilderPage';
export {
  EmbedLink,
  type EmbedLinkProps,
  type LoadMessages,
  type SnippetChoice,
  WidgetBuilder,
  WidgetBuilderContainer,
  type WidgetBuilderContainerProps,
  type WidgetBuilderProps,
  type WidgetSubjectState,
} from './WidgetBuilder';
