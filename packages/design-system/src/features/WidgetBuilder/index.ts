export { embedLinkText } from './link-text';
export {
  type SnippetChoice,
  WidgetBuilder,
  type WidgetBuilderProps,
  type WidgetSubjectState,
} from './WidgetBuilder';
export { WidgetBuilderContainer, type WidgetBuilderContainerProps } from './WidgetBuilderContainer';
