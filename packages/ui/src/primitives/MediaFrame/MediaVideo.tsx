import { content } from './MediaFrame.css';
import { MediaBroken } from './MediaNote';
import type { VideoMedia } from './media-props';
import { useLoading } from './useLoading';

/** How loud a video begins, from 0 to 1. @see FEED-045 */
const VIDEO_VOLUME = 0.7;

/** A video file with the browser's own controls. Of a video with a still nothing else is loaded before it plays. */
export function MediaVideo({ media }: { media: VideoMedia }) {
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
