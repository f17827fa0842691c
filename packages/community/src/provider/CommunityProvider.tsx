import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { en } from '../messages/en';

export type CommunityProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Stands once around an application: language, texts, links, art, toasts. `UiProvider` with the English texts of
 * the community behind `messages`, and the art of the page's own host.
 */
export function CommunityProvider(props: CommunityProviderProps) {
  return <UiProvider english={en} artBaseUrl="" {...props} />;
}
