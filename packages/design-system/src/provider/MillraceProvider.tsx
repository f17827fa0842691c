import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { brandMessages } from '../shell/brand.messages';

export type MillraceProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Stands once around an application: language, texts, links, art, toasts. `UiProvider` with the name
 * of the platform; English texts come with the components.
 */
export function MillraceProvider(props: MillraceProviderProps) {
  return <UiProvider english={brandMessages} {...props} />;
}
