import { FileText, Presentation } from 'lucide-react';
import type { MouseEvent } from 'react';
import { quantity } from '../../internal/quantity';
import { useMessages } from '../../messages/MessagesContext';
import type { Messages } from '../../messages/messages';
import { ButtonLink } from '../Button';
import { Icon } from '../Icon';
import {
  documentBody,
  documentFacts,
  documentLinks,
  documentMeta,
  documentName,
  documentPicture,
  documentTile,
} from './MediaFrame.css';
import { mediaFrameMessages } from './MediaFrame.messages';
import type { DocumentMedia } from './media-props';

const icons = { pdf: FileText, ppt: Presentation } as const;

/** Shows a document: name, size, and the link to it. */
export function MediaDocument({ media }: { media: DocumentMedia }) {
  const messages = useMessages(mediaFrameMessages);
  const { kind, href, name, sizeBytes, picture, onOpen, isOpen = false, viewerHref, opens = 'here' } = media;
  const act = opens === 'download' ? 'download' : 'open';
  const meta = [
    messages.format(`mediaFrame.${kind}`),
    ...(sizeBytes === undefined ? [] : [sizeInWords(sizeBytes, messages)]),
  ];
  const handleClick = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div data-part="document" className={documentTile}>
      <div aria-hidden="true" className={documentPicture}>
        {picture ?? <Icon icon={icons[kind]} size="medium" />}
      </div>
      <div className={documentBody}>
        <div className={documentFacts}>
          <span data-part="name" className={documentName}>
            {name}
          </span>
          <span data-part="meta" className={documentMeta}>
            {messages.list(meta, 'separated')}
          </span>
        </div>
        <div className={documentLinks}>
          {viewerHref !== undefined && (
            <ButtonLink
              size="small"
              tone="quiet"
              href={viewerHref}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={messages.format('mediaFrame.viewerNamed', { name })}
            >
              {messages.format('mediaFrame.viewer')}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            href={href}
            {...(onOpen && { onClick: handleClick, 'aria-expanded': isOpen })}
            aria-label={messages.format(`mediaFrame.${act}Named`, { name })}
            {...(opens === 'tab' && { target: '_blank', rel: 'noopener' })}
            {...(opens === 'download' && { download: name })}
          >
            {messages.format(`mediaFrame.${act}`)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** Formats a size: `840 kB`, `2.1 MB`. */
function sizeInWords(bytes: number, messages: Messages<never>): string {
  const [unit, value] = byteUnit(bytes);
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return quantity(messages.number(value, { style: 'unit', unit, maximumFractionDigits }), messages);
}

function byteUnit(bytes: number): readonly ['byte' | 'kilobyte' | 'megabyte', number] {
  if (bytes < 1000) return ['byte', bytes];
  return bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000];
}
