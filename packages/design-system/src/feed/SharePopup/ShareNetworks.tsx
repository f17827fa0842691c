import { Button, ButtonLink, Stack, Text, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { networks } from './SharePopup.css';
import { SHARE_NETWORKS, shareLink } from './share-links';

export interface ShareNetworksProps {
  url: string;
  /** Stands beside the link where a network takes a text. */
  text: string;
  /** Hands it to the device's own apps; without it there is no such button. */
  onShareByDevice?: (() => void) | undefined;
}

/** Leads to the networks' own pages, which take the link. @see FEED-050 */
export function ShareNetworks({ url, text, onShareByDevice }: ShareNetworksProps) {
  const messages = useMessages();
  const labelId = useId();
  return (
    <Stack gap="xs" data-part="networks">
      <Text id={labelId} variant="label">
        {messages.format('sharePopup.networks')}
      </Text>
      <ul className={networks} aria-labelledby={labelId}>
        {SHARE_NETWORKS.map((network) => (
          <li key={network}>
            <ButtonLink size="small" href={shareLink(network, { url, text })} target="_blank" rel="noopener">
              {messages.format(`sharePopup.${network}`)}
              <VisuallyHidden> ({messages.format('sharePopup.newTab')})</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
        {onShareByDevice && (
          <li>
            <Button size="small" onClick={onShareByDevice}>
              {messages.format('sharePopup.device')}
            </Button>
          </li>
        )}
      </ul>
    </Stack>
  );
}
