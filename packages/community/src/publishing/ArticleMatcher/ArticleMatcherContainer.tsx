import { type ArticleMatch, articleMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import {
  type EmbedChoices,
  embedPagePath,
  embedSnippets,
  readEmbedChoices,
  SITE_PATHS,
  writeEmbedChoices,
} from '@millrace/domain';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { embedLinkText } from '../WidgetBuilder';
import { ArticleMatcher, type ArticleMatcherProps, type ArticleMatcherState } from './ArticleMatcher';

export interface ArticleMatcherContainerProps {
  /** Origin of the community, without a trailing slash. */
  webUrl: string;
}

const EMPTY = { text: '' };

/** Returns the request body for what was pasted: the article itself, or only its URL. */
function articleDraft(pasted: string): { address: string } | { text: string } {
  const address = pasted.trim();
  return /^https?:\/\/\S+$/i.test(address) ? { address } : { text: pasted };
}

/** Returns the default options of a card about a match. */
const matchChoices = ({ kind, id }: ArticleMatch): EmbedChoices =>
  readEmbedChoices(new URLSearchParams({ element: kind, [kind]: id }));

const builderHref: ArticleMatcherProps['builderHref'] = (match) =>
  match
    ? `${SITE_PATHS.widgets}?${new URLSearchParams(writeEmbedChoices(matchChoices(match)))}`
    : SITE_PATHS.widgets;

/** Matches an article by the API. The text is autosaved in the tab, so that it survives a visit to another page. */
export function ArticleMatcherContainer({ webUrl }: ArticleMatcherContainerProps) {
  const messages = useMessages();
  const { send, isSending, failure, dismiss } = useSend(articleMutations(useApiClient()).match());
  const { draft, change } = useDraftAutosave('millrace.article', EMPTY);
  const [found, setFound] = useState<{ matches: readonly ArticleMatch[]; count: number } | null>(null);
  const matchSnippet = (match: ArticleMatch) => {
    const choices = matchChoices(match);
    const linkText = embedLinkText(messages, choices.element, match);
    return embedSnippets({ choices, subject: match, linkText, webUrl }, null)?.html ?? '';
  };
  return (
    <ArticleMatcher
      text={draft.text}
      onTextChange={(text) => {
        change({ text });
        // The matches belong to the previous text.
        setFound(null);
      }}
      state={articleMatcherState()}
      onSubmit={() => {
        setFound(null);
        void send(articleDraft(draft.text), setFound);
      }}
      onDismiss={dismiss}
      pageHref={(match) => embedPagePath({ element: match.kind }, match)}
      builderHref={builderHref}
      matchSnippet={matchSnippet}
    />
  );

  function articleMatcherState(): ArticleMatcherState {
    if (isSending) return { status: 'matching' };
    if (failure) return { status: 'failed', failure };
    return found ? { status: 'ready', ...found } : { status: 'idle' };
  }
}
