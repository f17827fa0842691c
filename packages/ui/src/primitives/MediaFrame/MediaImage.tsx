import { content, ownPlace, ownSize } from './MediaFrame.css';
import { MediaBroken } from './MediaNote';
import type { ImageMedia } from './media-props';
import { useLoading } from './useLoading';

export function MediaImage({ media }: { media: ImageMedia }) {
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
