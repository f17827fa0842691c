import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { en } from '../messages/en';

export type MillraceProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Stands once around an application: language, texts, links, art, toasts. `UiProvider` with the English texts of
 * the design system behind `messages`.
 */
export function MillraceProvider(props: MillraceProviderProps) {
  return <UiProvider english={en} {...props} />;
}
