export {
  SKELETON_SHAPES,
  SKELETON_WIDTHS,
  Skeleton,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  type SkeletonShape,
  type SkeletonWidth,
} from './Skeleton';
