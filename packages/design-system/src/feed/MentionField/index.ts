export { CharactersLeft } from './CharactersLeft';
export { type MentionedText, trimMentions } from './edit-mentions';
export { MentionField, type MentionFieldProps } from './MentionField';
export { useMentionSearch } from './useMentionSearch';
export type { MentionCandidate } from './useMentions';
