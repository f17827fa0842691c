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
  /** Called with the post once it is tagged; feeds are read anew by whoever shows them. @see FEED-016 */
  onTagged?: ((post: Post) => void) | undefined;
}

/**
 * Tags a post over the API, says so, and closes 3 s later. What is only added is added to whatever the post has by then;
 * where a tag is taken off, its tags are what is chosen here.
 *
 * @see FEED-043, FEED-044, API-053, API-043
 */
export function TagDialogContainer({ post, open, onOpenChange, onTagged }: TagDialogContainerProps) {
  const mutations = postContentMutations(useApiClient());
  const adding = useSend(mutations.tag());
  const replacing = useSend(mutations.update());
  const tagSearch = useTagSearch();
  // Null is what the post has, until something else is chosen.
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
  // As it is then: another one with each render must not begin the wait anew.
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
    // What became of the other way is past.
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
