export { addTag, changesOfTags, type PostTag, removeTag, sentTags, tagsOfPost } from './post-tags';
export { TagPicker, type TagPickerProps } from './TagPicker';
export { useTagSearch } from './useTagSearch';
