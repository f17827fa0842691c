import { meQueries, networkQueries } from '@millrace/api-client';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { personPicture, shownName } from '@millrace/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ProfilePhotoContainer, type ProfilePhotoContainerProps } from '../../account/ProfilePhoto';
import { MemberNetwork } from './MemberNetwork';
import { MemberPanel, type MemberPanelProps, type MemberPanelViewer } from './MemberPanel';

export interface MemberPanelContainerProps
  extends Pick<ProfilePhotoContainerProps, 'onUploaded'>,
    Pick<MemberPanelProps, 'current'> {
  viewer: MemberPanelViewer;
}

/** Loads followed products and network counts, and uploads a new photo. */
export function MemberPanelContainer({ viewer, current, ...photo }: MemberPanelContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery(meQueries(client).followedProducts());
  const counters = useQuery(networkQueries(client).counters());
  return (
    <MemberPanel
      viewer={viewer}
      current={current}
      photo={
        <ProfilePhotoContainer
          name={shownName(viewer.displayName)}
          picture={personPicture(viewer)}
          variant="compact"
          {...photo}
        />
      }
      counters={counters.data}
      followed={useListState(query)}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Loads the network counts. */
export function MemberNetworkContainer() {
  const counters = useQuery(networkQueries(useApiClient()).counters());
  return <MemberNetwork counters={counters.data} />;
}
