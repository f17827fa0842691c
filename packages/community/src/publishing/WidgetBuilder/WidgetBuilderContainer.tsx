import {
  EMBED_PATH,
  type EmbedChoices,
  embedFramePath,
  embedSnippets,
  isLanguage,
  type PinnedScript,
} from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { embedLinkText } from './link-text';
import { type LoadMessages, useLinkMessages } from './useLinkMessages';
import { useWidgetSubject } from './useWidgetSubject';
import { WidgetBuilder, type WidgetBuilderProps } from './WidgetBuilder';
import { WidgetSubjectFieldContainer } from './WidgetSubjectFieldContainer';

export interface WidgetBuilderContainerProps
  extends Pick<
    WidgetBuilderProps,
    'choices' | 'onChoicesChange' | 'snippet' | 'onSnippetChange' | 'articleHref' | 'checkHref' | 'sitesHref'
  > {
  /** Origin of the community, without a slash at its end. */
  webUrl: string;
  /** Scripts of the version that can be pinned. */
  scripts: { loader: PinnedScript; suite: PinnedScript };
  /** Loads the texts of the language that a widget speaks. Default: its link says them in that of this page. */
  loadMessages?: LoadMessages;
  /** Where frames come from. Default: the page's own origin. */
  frameOrigin?: string;
}

const SUBJECT_LABELS = {
  product: 'widgetBuilder.aboutProduct',
  company: 'widgetBuilder.aboutCompany',
  event: 'widgetBuilder.aboutEvent',
} as const;

/** Looks up what the widget is about, and makes its code. */
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
