export { BriefCard, type BriefCardProps, type BriefFact } from './BriefCard';
