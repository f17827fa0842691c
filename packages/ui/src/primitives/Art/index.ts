export { ART_KINDS, Art, type ArtKind, type ArtProps } from './Art';
export { BLANK_PICTURE, useArtSource } from './useArtSource';
