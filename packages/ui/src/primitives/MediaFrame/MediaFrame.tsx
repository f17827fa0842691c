import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { MediaDocument } from './MediaDocument';
import { MediaEmbed } from './MediaEmbed';
import { frame } from './MediaFrame.css';
import { MediaImage } from './MediaImage';
import { MediaNone } from './MediaNote';
import { MediaVideo } from './MediaVideo';
import type { Media, MediaFit, MediaRatio } from './media-props';

export interface MediaFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it holds; `null` while there is nothing. */
  media: Media | null;
  /** Of pictures and videos; a document is a tile of its own height. Default `16:9`. */
  ratio?: MediaRatio;
  /** Default `cover`. */
  fit?: MediaFit;
  /** What stands in place of a picture that is not there, such as an Art plate. Default: words. */
  placeholder?: ReactNode;
}

/**
 * A picture, a video or a document that somebody added, in a frame that keeps its shape while it loads, when it
 * fails and while there is none. Videos of others are asked for when the reader presses, and not before.
 */
export function MediaFrame({
  media,
  ratio = '16:9',
  fit = 'cover',
  placeholder,
  className,
  ...rest
}: MediaFrameProps) {
  const isDocument = media?.kind === 'pdf' || media?.kind === 'ppt';
  return (
    <div
      data-component="MediaFrame"
      data-kind={media?.kind ?? 'none'}
      {...rest}
      className={classNames(frame({ ratio: isDocument ? 'none' : ratio, fit }), className)}
    >
      {media ? <Content media={media} /> : (placeholder ?? <MediaNone />)}
    </div>
  );
}

/** Another address is another medium: its state begins anew. */
function Content({ media }: { media: Media }) {
  switch (media.kind) {
    case 'image':
      return <MediaImage key={media.src} media={media} />;
    case 'video':
      return <MediaVideo key={media.src} media={media} />;
    case 'youtube':
    case 'vimeo':
      return <MediaEmbed key={`${media.kind} ${media.id}`} media={media} />;
    case 'pdf':
    case 'ppt':
      return <MediaDocument media={media} />;
  }
}
