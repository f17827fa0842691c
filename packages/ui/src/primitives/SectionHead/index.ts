export {
  SECTION_HEAD_VARIANTS,
  SectionHead,
  type SectionHeadProps,
  type SectionHeadVariant,
} from './SectionHead';
