export { HEADING_SIZES, Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading';
