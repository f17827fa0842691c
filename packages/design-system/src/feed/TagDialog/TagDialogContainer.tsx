import { type Post, postContentMutations } from '@millrace/api-client';
import { POST_TAGGED_CLOSE_DELAY_MS } from '@millrace/domain';
import { useEffect, useRef, useState } from 'react';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { changesOfTags, type PostTag, sentTags, tagsOfPost, useTagSearch } from '../TagPicker';
import { TagDialog, type TagDialogProps, type TaggingState } from './TagDialog';

export interface TagDialogContainerProps extends Pick<TagDialogProps, 'open' | 'onOpenChange'> {
  post: Pick<
    Post,
    'id' | 'tagged_product' | 'tagged_product_names' | 'tagged_companies' | 'tagged_company_names'
  >;
  /** Called with the tagged post; the caller refetches the feeds. @see FEED-016 */
  onTagged?: ((post: Post) => void) | undefined;
}

/**
 * Tags a post over the API, confirms it, and closes 3 s later. Pure additions are merged with the tags that the post
 * has by then; if a tag is removed, the chosen tags replace all.
 *
 * @see FEED-043, FEED-044, API-053, API-043
 */
export function TagDialogContainer({ post, open, onOpenChange, onTagged }: TagDialogContainerProps) {
  const mutations = postContentMutations(useApiClient());
  const adding = useSend(mutations.tag());
  const replacing = useSend(mutations.update());
  const tagSearch = useTagSearch();
  // Null means unchanged.
  const [chosen, setChosen] = useState<readonly PostTag[] | null>(null);
  const [done, setDone] = useState<'tagged' | 'saved' | null>(null);
  const tagged = tagsOfPost(post);
  const tags = chosen ?? tagged;

  const handleOpenChange = (next: boolean) => {
    if (!next && done) {
      setChosen(null);
      setDone(null);
    }
    onOpenChange(next);
  };
  // Kept in a ref, as a new callback per render must not restart the timer.
  const close = useRef(onOpenChange);
  useEffect(() => {
    close.current = onOpenChange;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      setChosen(null);
      setDone(null);
      close.current(false);
    }, POST_TAGGED_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const submit = () => {
    const { added, removed } = changesOfTags(tagged, tags);
    const isAddedTo = removed.length === 0;
    // Clear the result of the other mutation.
    (isAddedTo ? replacing : adding).dismiss();
    return (isAddedTo ? adding : replacing).send(
      { id: post.id, ...sentTags(isAddedTo ? added : tags) },
      (saved) => {
        tagSearch.onTextChange('');
        setDone(added.length > 0 ? 'tagged' : 'saved');
        onTagged?.(saved);
      },
    );
  };
  return (
    <TagDialog
      open={open}
      onOpenChange={handleOpenChange}
      tagged={tagged}
      tags={tags}
      onTagsChange={(next) => {
        adding.dismiss();
        replacing.dismiss();
        setChosen(next);
      }}
      tagSearch={tagSearch}
      state={tagDialogState([adding, replacing], done)}
      onSubmit={() => void submit()}
    />
  );
}

function tagDialogState(
  ways: readonly { isSending: boolean; failure: { text: string | null } | null }[],
  done: 'tagged' | 'saved' | null,
): TaggingState {
  if (done) return { status: done };
  if (ways.some(({ isSending }) => isSending)) return { status: 'saving' };
  const failure = ways.find((way) => way.failure)?.failure;
  return failure ? { status: 'failed', reason: failure.text } : { status: 'editing' };
}
