export { addTag, changesOfTags, type PostTag, sentTags, tagsOfPost } from './post-tags';
export { TagPicker, type TagPickerProps } from './TagPicker';
export { useTagSearch } from './useTagSearch';
