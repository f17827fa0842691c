import { ImageOff, Play, RotateCw, Unplug } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { EMBED_PROVIDERS, embedAddress } from './embed-address';
import { MediaDocument } from './MediaDocument';
import {
  content,
  foot,
  footTitle,
  frame,
  note,
  ownPlace,
  ownSize,
  play,
  poster as posterClass,
} from './MediaFrame.css';
import { mediaFrameMessages } from './MediaFrame.messages';
import type { EmbeddedMedia, ImageMedia, Media, MediaFit, MediaRatio, VideoMedia } from './media-props';

export interface MediaFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Content; `null` while there is none. */
  media: Media | null;
  /** Aspect ratio of pictures and videos; a document tile has its own height. Default `16:9`. */
  ratio?: MediaRatio;
  /** Default `cover`. */
  fit?: MediaFit;
  /** Fallback for a missing picture, such as an Art plate. Default: text. */
  placeholder?: ReactNode;
}

/**
 * Shows a user's picture, video or document in a frame that keeps its shape while it loads, when it fails and while it
 * is empty. External videos load only after a press.
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

/** Keyed by URL, so that another medium resets the state. */
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

/** Initial volume of a video, from 0 to 1. @see FEED-045 */
const VIDEO_VOLUME = 0.7;

/** Plays a video file with native controls. A video with a poster preloads nothing. */
function MediaVideo({ media }: { media: VideoMedia }) {
  const { state, attempt, retry, handleReady, handleBroken } = useLoading();
  if (state === 'broken') return <MediaBroken kind="video" onRetry={retry} />;
  const { src, title, poster, captions = [] } = media;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there if whoever uploaded it added them
    <video
      key={attempt}
      ref={beginQuietly}
      data-part="video"
      data-state={state}
      src={src}
      poster={poster}
      aria-label={title}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      className={content}
      onLoadedMetadata={handleReady}
      onError={handleBroken}
    >
      {captions.map(({ src: file, label, lang }, index) => (
        <track key={file} kind="captions" src={file} label={label} srcLang={lang} default={index === 0} />
      ))}
    </video>
  );
}

function beginQuietly(video: HTMLVideoElement | null): void {
  if (video) video.volume = VIDEO_VOLUME;
}

/**
 * Embeds an external video. Until it is pressed there is a button with a still from our own host, so that no third
 * party learns of the page view; the player then replaces it and takes the focus.
 */
function MediaEmbed({ media }: { media: EmbeddedMedia }) {
  const messages = useMessages(mediaFrameMessages);
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

function MediaImage({ media }: { media: ImageMedia }) {
  const { state, attempt, retry, imageRef, handleReady, handleBroken } = useLoading();
  const { src, alt, srcSet, sizes, loading = 'lazy', width, height } = media;
  const size = width && height && (
    <svg
      className={ownSize}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    />
  );
  if (state === 'broken') {
    return (
      <>
        {size}
        <MediaBroken kind="image" onRetry={retry} />
      </>
    );
  }
  const image = (
    <img
      key={attempt}
      ref={imageRef}
      data-part="image"
      data-state={state}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={loading}
      decoding="async"
      className={content}
      onLoad={handleReady}
      onError={handleBroken}
    />
  );
  return size ? (
    <div className={ownPlace}>
      {size}
      {image}
    </div>
  ) : (
    image
  );
}

type LoadingState = 'loading' | 'ready' | 'broken';

interface Loading {
  state: LoadingState;
  /** Number of the attempt, a key that remounts the loading element. */
  attempt: number;
  retry: () => void;
  /** Event handlers for the loading element. */
  imageRef: RefObject<HTMLImageElement | null>;
  handleReady: () => void;
  handleBroken: () => void;
}

/** Tracks the loading state of a picture or a video, also of one that loaded before hydration. */
function useLoading(): Loading {
  const [state, setState] = useState<LoadingState>('loading');
  const [attempt, setAttempt] = useState(0);
  const imageRef = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has an element of its own, which may be done already
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete) setState(image.naturalWidth > 0 ? 'ready' : 'broken');
  }, [attempt]);
  return {
    state,
    attempt,
    imageRef,
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
    handleReady: () => setState('ready'),
    handleBroken: () => setState('broken'),
  };
}

/** Shows a text in place of a missing picture. */
function MediaNone() {
  const messages = useMessages(mediaFrameMessages);
  return (
    <div data-part="none" className={note}>
      <Icon icon={ImageOff} size="medium" />
      {messages.format('mediaFrame.none')}
    </div>
  );
}

interface MediaBrokenProps {
  kind: 'image' | 'video';
  onRetry: () => void;
}

/** Shows a loading error, with a button that retries. */
function MediaBroken({ kind, onRetry }: MediaBrokenProps) {
  const messages = useMessages(mediaFrameMessages);
  const ref = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(ref, focusableFrame);
  return (
    <div ref={ref} data-part="broken" role="status" className={note}>
      <Icon icon={Unplug} size="medium" />
      {messages.format(`mediaFrame.${kind}Broken`)}
      <Button size="small" icon={RotateCw} onClick={onRetry}>
        {messages.format('mediaFrame.retry')}
      </Button>
    </div>
  );
}

/** The frame is focusable only then: otherwise presses are for its content. */
function focusableFrame({ parentElement: frame }: HTMLElement): HTMLElement | null {
  if (frame) frame.tabIndex = -1;
  return frame;
}
