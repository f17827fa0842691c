export { ProfilePhoto, type ProfilePhotoProps } from './ProfilePhoto';
export { ProfilePhotoContainer, type ProfilePhotoContainerProps } from './ProfilePhotoContainer';
