export { embedLinkText } from './link-text';
export {
  SNIPPET_FORMS,
  type SnippetChoice,
  type SnippetForm,
  WidgetBuilder,
  type WidgetBuilderProps,
  type WidgetSubjectState,
} from './WidgetBuilder';
export { WidgetBuilderContainer, type WidgetBuilderContainerProps } from './WidgetBuilderContainer';
