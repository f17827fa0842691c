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

/** Reads what one follows and how large one's network is, and sends a new photo. */
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

/** Reads how large one's network is. */
export function MemberNetworkContainer() {
  const counters = useQuery(networkQueries(useApiClient()).counters());
  return <MemberNetwork counters={counters.data} />;
}
