/*
 * Components without react-aria, Radix and the message formatter, which need no more of React than Preact has.
 */

// The package's style sheet must include the page class, which scripts import from the entry `theme`.
import './styles/document.css';

export {
  type Environment,
  EnvironmentContext,
  type LinkRenderProps,
  useEnvironment,
} from './hooks/environment';
export { useInvalidFocus } from './hooks/useInvalidFocus';
export { classNames } from './internal/class-names';
export { normalizeSpaces } from './internal/normalize-spaces';
export { estimateWidth, type WrapOptions, wrapLabel } from './internal/wrap-label';
export { MessagesContext, useMessages } from './messages/MessagesContext';
export { ART_KINDS, Art, type ArtKind, type ArtProps } from './primitives/Art';
export {
  AVATAR_SIZES,
  AVATAR_STACK_MAX,
  Avatar,
  type AvatarProps,
  type AvatarSize,
  AvatarStack,
  type AvatarStackProps,
} from './primitives/Avatar';
export { BADGE_TONES, Badge, type BadgeProps, type BadgeTone } from './primitives/Badge';
export { Banner, type BannerProps } from './primitives/Banner';
export { Breadcrumb, type BreadcrumbProps } from './primitives/Breadcrumb';
export {
  BUTTON_TONES,
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonTone,
  CONTROL_SIZES,
  CONTROL_WIDTHS,
  type ControlSize,
  type ControlWidth,
} from './primitives/Button';
export { CARD_KINDS, Card, type CardKind, type CardLinkProps, type CardRootProps } from './primitives/Card';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox';
export {
  CHECKBOX_GROUP_LAYOUTS,
  CheckboxGroup,
  type CheckboxGroupLayout,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './primitives/CheckboxGroup';
export { COLUMN_RATIOS, type ColumnRatio, Columns, type ColumnsProps } from './primitives/Columns';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState';
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState';
export { ErrorSummary, type ErrorSummaryProps } from './primitives/ErrorSummary';
export {
  FIELD_MARKS,
  Field,
  type FieldControlProps,
  type FieldFrameProps,
  FieldGroup,
  type FieldGroupProps,
  type FieldMark,
  type FieldProps,
  LABEL_VISIBILITIES,
  type LabelVisibility,
} from './primitives/Field';
export { FIGURE_BORDERS, Figure, type FigureBorder, type FigureProps } from './primitives/Figure';
export {
  HEADING_SIZES,
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './primitives/Heading';
export {
  ICON_SIZES,
  Icon,
  type IconProps,
  type IconShape,
  type IconSize,
  type LucideIcon,
} from './primitives/Icon';
export { IconButton, type IconButtonProps } from './primitives/IconButton';
export {
  INLINE_ALIGNS,
  INLINE_JUSTIFIES,
  INLINE_WRAPS,
  Inline,
  type InlineAlign,
  type InlineJustify,
  type InlineProps,
  type InlineWrap,
} from './primitives/Inline';
export { LightProvider, type LightProviderProps } from './primitives/LightProvider';
export {
  BareLink,
  type BareLinkProps,
  LINK_VARIANTS,
  Link,
  type LinkProps,
  type LinkVariant,
} from './primitives/Link';
export { LoadMore, type LoadMoreProps } from './primitives/LoadMore';
export {
  type DocumentMedia,
  type EmbeddedMedia,
  type ImageMedia,
  MEDIA_FITS,
  MEDIA_FRAME_KINDS,
  MEDIA_RATIOS,
  type Media,
  type MediaFit,
  MediaFrame,
  type MediaFrameKind,
  type MediaFrameProps,
  type MediaRatio,
  type VideoMedia,
} from './primitives/MediaFrame';
export { NOTICE_TONES, Notice, type NoticeProps, type NoticeTone } from './primitives/Notice';
export {
  PAGE_COLUMNS,
  Page,
  type PageColumns,
  PageMain,
  type PageProps,
  PageSide,
  type PageSideProps,
} from './primitives/Page';
export { Pagination, type PaginationProps } from './primitives/Pagination';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField';
export { Progress, type ProgressProps } from './primitives/Progress';
export { PROSE_SIZES, Prose, type ProseProps, type ProseSize } from './primitives/Prose';
export {
  RADIO_GROUP_LAYOUTS,
  RadioGroup,
  type RadioGroupLayout,
  type RadioGroupProps,
  type RadioOption,
} from './primitives/RadioGroup';
export {
  SECTION_HEAD_VARIANTS,
  SectionHead,
  type SectionHeadProps,
  type SectionHeadVariant,
} from './primitives/SectionHead';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './primitives/SegmentedControl';
export {
  SELECT_FIELD_LAYOUTS,
  SelectField,
  type SelectFieldLayout,
  type SelectFieldProps,
  type SelectOption,
} from './primitives/SelectField';
export {
  SKELETON_SHAPES,
  SKELETON_WIDTHS,
  Skeleton,
  type SkeletonProps,
  SkeletonRows,
  type SkeletonRowsProps,
  type SkeletonShape,
  type SkeletonWidth,
} from './primitives/Skeleton';
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink';
export { Spinner, type SpinnerProps } from './primitives/Spinner';
export { LAYOUT_ALIGNS, type LayoutAlign, type Space, Stack, type StackProps } from './primitives/Stack';
export { StatTile, type StatTileProps, StatTiles, type StatTilesProps } from './primitives/StatTile';
export { STEP_STATES, type StepItem, type StepState, Steps, type StepsProps } from './primitives/Steps';
export { Switch, type SwitchProps } from './primitives/Switch';
export {
  TABLE_CELL_KINDS,
  TABLE_PLACES,
  TABLE_ROW_STATES,
  Table,
  TableBody,
  type TableBodyProps,
  TableCell,
  type TableCellKind,
  type TableCellProps,
  TableColumn,
  type TableColumnProps,
  TableHead,
  type TableHeadProps,
  TableName,
  type TableNameProps,
  type TablePlace,
  type TableProps,
  TableRow,
  TableRowAction,
  type TableRowActionProps,
  TableRowLink,
  type TableRowProps,
  type TableRowState,
  type TableSort,
  TableUnit,
  type TableUnitProps,
  TableWideOnly,
  type TableWideOnlyProps,
} from './primitives/Table';
export { TabNav, type TabNavItem, type TabNavProps } from './primitives/TabNav';
export { Tag, type TagProps } from './primitives/Tag';
export {
  TEXT_TONES,
  TEXT_VARIANTS,
  Text,
  type TextProps,
  type TextTone,
  type TextVariant,
} from './primitives/Text';
export {
  TEXT_AREA_MAX_ROWS,
  TEXT_AREA_RESIZES,
  TEXT_AREA_ROWS,
  TextArea,
  type TextAreaMaxRows,
  type TextAreaProps,
  type TextAreaResize,
  type TextAreaRows,
} from './primitives/TextArea';
export { TextField, type TextFieldProps } from './primitives/TextField';
export {
  createVirtualListHeights,
  VirtualList,
  type VirtualListHandle,
  type VirtualListHeights,
  type VirtualListPlace,
  type VirtualListProps,
} from './primitives/VirtualList';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden';
export { SECTOR_HUES, type SectorHue, sectorAttribute } from './styles/sectors';
