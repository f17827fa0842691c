export { MediaFrame, type MediaFrameProps } from './MediaFrame';
export {
  type DocumentMedia,
  type EmbeddedMedia,
  type ImageMedia,
  MEDIA_FITS,
  MEDIA_FRAME_KINDS,
  MEDIA_RATIOS,
  type Media,
  type MediaFit,
  type MediaFrameKind,
  type MediaRatio,
  type VideoMedia,
} from './media-props';
