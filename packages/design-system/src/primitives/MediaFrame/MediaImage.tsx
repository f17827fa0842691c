import { content } from './MediaFrame.css';
import { MediaBroken } from './MediaNote';
import type { ImageMedia } from './media-props';
import { useLoading } from './useLoading';

export function MediaImage({ media }: { media: ImageMedia }) {
  const { state, attempt, retry, imageRef, handleReady, handleBroken } = useLoading();
  if (state === 'broken') return <MediaBroken kind="image" onRetry={retry} />;
  const { src, alt, srcSet, sizes, loading = 'lazy' } = media;
  return (
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
}
