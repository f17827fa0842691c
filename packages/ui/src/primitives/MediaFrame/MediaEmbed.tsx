import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { EMBED_PROVIDERS, embedAddress } from './embed-address';
import { content, foot, footTitle, play, poster as posterClass } from './MediaFrame.css';
import type { EmbeddedMedia } from './media-props';

/**
 * A video that stands with somebody else. Until it is pressed there is a button with a still of ours, and nobody else
 * learns that the page was read; the player then takes its place, and the focus.
 */
export function MediaEmbed({ media }: { media: EmbeddedMedia }) {
  const messages = useMessages();
  const [isWanted, setIsWanted] = useState(false);
  const playerRef = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isWanted) playerRef.current?.focus();
  }, [isWanted]);
  const { kind, id, title, poster } = media;
  if (isWanted) {
    return (
      <iframe
        ref={playerRef}
        data-part="player"
        src={embedAddress(kind, id)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className={content}
      />
    );
  }
  return (
    <button type="button" data-part="poster" className={posterClass} onClick={() => setIsWanted(true)}>
      {poster && <img src={poster} alt="" loading="lazy" decoding="async" className={content} />}
      <span className={play}>
        <Icon icon={Play} size="medium" label={messages.format('mediaFrame.play')} />
      </span>
      <span className={foot}>
        <span className={footTitle}>{title}</span>
        {messages.format('mediaFrame.loadsFrom', { provider: EMBED_PROVIDERS[kind] })}
      </span>
    </button>
  );
}
