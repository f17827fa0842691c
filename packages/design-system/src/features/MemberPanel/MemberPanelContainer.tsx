import { meQueries } from '@millrace/api-client';
import { pictureOf, shownName } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { ProfilePhotoContainer, type ProfilePhotoContainerProps } from '../ProfilePhoto';
import { MemberPanel, type MemberPanelViewer } from './MemberPanel';

export interface MemberPanelContainerProps extends Pick<ProfilePhotoContainerProps, 'onUploaded'> {
  viewer: MemberPanelViewer;
}

/** Reads what one follows, and sends a new photo. */
export function MemberPanelContainer({ viewer, ...photo }: MemberPanelContainerProps) {
  const query = useInfiniteQuery(meQueries(useApiClient()).followedProducts());
  return (
    <MemberPanel
      viewer={viewer}
      photo={
        <ProfilePhotoContainer name={shownName(viewer.displayName)} picture={pictureOf(viewer)} {...photo} />
      }
      followed={useListState(query)}
      onRetry={() => void query.refetch()}
    />
  );
}
