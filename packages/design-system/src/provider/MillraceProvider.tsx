import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { brandMessages } from '../shell/brand.messages';
import { drawArt } from './draw-art';

export type MillraceProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Stands once around an application: language, texts, links, art, toasts. `UiProvider` with the name
 * of the platform; English texts come with the components. Without `artBaseUrl`, products without a picture and companies
 * without a logo are drawn in the page by `@millrace/art`, which is loaded with the first of them; nothing is fetched from
 * your host. A Content-Security-Policy then has to allow `img-src data:`.
 */
export function MillraceProvider(props: MillraceProviderProps) {
  return <UiProvider english={brandMessages} drawArt={drawArt} {...props} />;
}
