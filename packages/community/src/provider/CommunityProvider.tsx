import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { en } from '../messages/en';

export type CommunityProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Root provider of an application: language, messages, links, art, toasts. Wraps `UiProvider` with the English messages
 * of the community as a fallback for `messages`, and the art of the page's own host.
 */
export function CommunityProvider(props: CommunityProviderProps) {
  return <UiProvider english={en} artBaseUrl="" {...props} />;
}
