import { type ComponentPropsWithRef, createContext, type ReactElement, useContext } from 'react';

/** What a host's link component receives: an anchor's props with an address that is always there. */
export interface LinkRenderProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** What views need to know of the place they stand in. Messages have a context of their own. */
export interface Environment {
  /**
   * Before every art address, such as `https://www.example.com`; empty for the page's own host. Without it no drawing is
   * fetched: `drawArt` draws it in the page.
   */
  artBaseUrl?: string | undefined;
  /**
   * Draws the art of an address where no host serves it, as the address of a picture such as `data:image/svg+xml,…`; a
   * promise if it has to load first. It is called after hydration, and may be called again for the same address.
   */
  drawArt?: ((path: string) => string | Promise<string>) | undefined;
  /** Renders links that stay inside the host application; a plain anchor without one. */
  renderLink?: ((props: LinkRenderProps) => ReactElement) | undefined;
  /** Follows an address inside the host application, for menus; a page load without it. */
  navigate?: ((href: string) => void) | undefined;
}

const plain: Environment = {};

export const EnvironmentContext = createContext<Environment>(plain);

/** The host's address of art and its link component; works without a provider. */
export function useEnvironment(): Environment {
  return useContext(EnvironmentContext);
}
