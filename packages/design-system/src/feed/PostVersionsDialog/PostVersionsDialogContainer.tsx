import { postQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';
import { useWholeListState } from '../../shell/PagedList';
import { PostVersionsDialog, type PostVersionsDialogProps } from './PostVersionsDialog';

export interface PostVersionsDialogContainerProps extends Pick<PostVersionsDialogProps, 'onClose'> {
  postId: string;
}

/** Loads the earlier versions of a post. */
export function PostVersionsDialogContainer({ postId, onClose }: PostVersionsDialogContainerProps) {
  const versions = useQuery(postQueries(useApiClient()).versions(postId));
  return (
    <PostVersionsDialog
      state={useWholeListState(versions)}
      onRetry={() => void versions.refetch()}
      onClose={onClose}
    />
  );
}
