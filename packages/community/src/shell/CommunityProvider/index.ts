export { CommunityProvider, type CommunityProviderProps } from './CommunityProvider';
