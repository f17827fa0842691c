export { CharactersLeft } from './CharactersLeft';
export { type MentionedText, trimMentions } from './edit-mentions';
export { type MentionCandidate, MentionField, type MentionFieldProps } from './MentionField';
export { useMentionSearch } from './useMentionSearch';
