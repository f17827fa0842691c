export {
  BRIEF_CARD_LAYOUTS,
  BriefCard,
  type BriefCardLayout,
  type BriefCardProps,
  type BriefFact,
} from './BriefCard';
