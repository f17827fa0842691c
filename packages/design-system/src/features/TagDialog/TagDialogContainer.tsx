import { type Post, postContentMutations } from '@millrace/api-client';
import { POST_TAGGED_CLOSE_DELAY_MS } from '@millrace/domain';
import { useEffect, useRef, useState } from 'react';
import { useApiClient, useSend } from '../ApiClient';
import { type PostTag, sentTags, tagsOfPost, useTagSearch } from '../TagPicker';
import { TagDialog, type TagDialogProps, type TaggingState } from './TagDialog';

export interface TagDialogContainerProps extends Pick<TagDialogProps, 'open' | 'onOpenChange'> {
  post: Pick<
    Post,
    'id' | 'tagged_product' | 'tagged_product_names' | 'tagged_companies' | 'tagged_company_names'
  >;
  /** Called with the post once it is tagged; feeds are read anew by whoever shows them. @see FEED-016 */
  onTagged?: ((post: Post) => void) | undefined;
}

/** Tags a post over the API, says so, and closes 3 s later. @see FEED-043, FEED-044, API-053 */
export function TagDialogContainer({ post, open, onOpenChange, onTagged }: TagDialogContainerProps) {
  const tagging = useSend(postContentMutations(useApiClient()).tag());
  const tagSearch = useTagSearch();
  const [tags, setTags] = useState<readonly PostTag[]>([]);
  const [isTagged, setIsTagged] = useState(false);

  const handleOpenChange = (next: boolean) => {
    if (!next && isTagged) {
      setTags([]);
      setIsTagged(false);
    }
    onOpenChange(next);
  };
  // As it is then: another one with each render must not begin the wait anew.
  const close = useRef(onOpenChange);
  useEffect(() => {
    close.current = onOpenChange;
  });
  useEffect(() => {
    if (!isTagged) return;
    const timer = setTimeout(() => {
      setTags([]);
      setIsTagged(false);
      close.current(false);
    }, POST_TAGGED_CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTagged]);
  const submit = () =>
    tagging.send({ id: post.id, ...sentTags(tags) }, (tagged) => {
      tagSearch.onTextChange('');
      setIsTagged(true);
      onTagged?.(tagged);
    });
  return (
    <TagDialog
      open={open}
      onOpenChange={handleOpenChange}
      tagged={tagsOfPost(post)}
      tags={tags}
      onTagsChange={(next) => {
        tagging.dismiss();
        setTags(next);
      }}
      tagSearch={tagSearch}
      state={stateOf(tagging, isTagged)}
      onSubmit={() => void submit()}
    />
  );
}

function stateOf(
  { isSending, failure }: { isSending: boolean; failure: { text: string | null } | null },
  isTagged: boolean,
): TaggingState {
  if (isTagged) return { status: 'tagged' };
  if (isSending) return { status: 'saving' };
  return failure ? { status: 'failed', reason: failure.text } : { status: 'editing' };
}
