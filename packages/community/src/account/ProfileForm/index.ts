export { ProfileForm, type ProfileFormProps } from './ProfileForm';
export { ProfileFormContainer, type ProfileFormContainerProps } from './ProfileFormContainer';
