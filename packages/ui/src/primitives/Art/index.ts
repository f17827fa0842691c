export { ART_KINDS, Art, type ArtKind, type ArtProps } from './Art';
