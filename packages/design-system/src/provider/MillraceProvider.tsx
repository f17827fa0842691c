import { UiProvider, type UiProviderProps } from '@millrace/ui';
import { brandMessages } from '../shell/brand.messages';
import { drawArt } from './draw-art';

export type MillraceProviderProps = Omit<UiProviderProps, 'english'>;

/**
 * Provider at the root of an application: language, messages, links, art, toasts. `UiProvider` with the name of the
 * platform; English messages come with the components. Without `artBaseUrl`, products without a picture and companies
 * without a logo are drawn in the browser by `@millrace/art`, which is loaded lazily; nothing is fetched from your
 * host. A Content-Security-Policy then has to allow `img-src data:`.
 */
export function MillraceProvider(props: MillraceProviderProps) {
  return <UiProvider english={brandMessages} drawArt={drawArt} {...props} />;
}
