import { useMessages } from '@millrace/ui/messages';
import { useEffect, useState } from 'react';
import type { TreeController } from './engine/tree-controller';

/** What has just been loaded, or could not be, as a sentence for those who do not see it. */
export function useTreeAnnouncements(controller: TreeController): string {
  const messages = useMessages();
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      controller.subscribe((event) => {
        if (event.kind !== 'arrived' && event.kind !== 'failed') return;
        const last = event.places[event.places.length - 1];
        if (!last) return;
        const { title } = last.node;
        setAnnouncement(
          event.kind === 'arrived'
            ? messages.format('valueChain.announce.arrived', { title, count: last.children?.length ?? 0 })
            : messages.format('valueChain.announce.failed', { title }),
        );
      }),
    [controller, messages],
  );
  return announcement;
}
