import { BareLink, Icon } from '@millrace/ui';
import { Link2 } from 'lucide-react';
import type { LinkPreview } from './link-preview';
import { address, card, ground, host as hostClass, title as titleClass } from './PostLink.css';

/** Link preview made from the URL alone; nothing is fetched from there before a click. */
export function PostLink({ link: { href, host, title } }: { link: LinkPreview }) {
  return (
    <BareLink href={href} data-part="link" rel="nofollow ugc noopener" className={card}>
      <span className={ground}>
        <Icon icon={Link2} size="medium" />
      </span>
      <span className={address}>
        <bdi className={titleClass}>{title || host}</bdi>
        <bdi className={hostClass}>{host}</bdi>
      </span>
    </BareLink>
  );
}
