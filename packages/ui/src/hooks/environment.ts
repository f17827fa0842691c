import { type ComponentPropsWithRef, createContext, type ReactElement, useContext } from 'react';

/** Props of a host's link component: those of an anchor with a required `href`. */
export interface LinkRenderProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Environment that the host provides to components. Messages have a separate context. */
export interface Environment {
  /**
   * Base URL of art, such as `https://www.example.com`; empty for the page's own host. Without it no drawing is
   * fetched: `drawArt` draws it in the browser.
   */
  artBaseUrl?: string | undefined;
  /**
   * Draws art in the browser if no host serves it. Returns a URL such as `data:image/svg+xml,…`, or a promise if the
   * generator has to load first. Called after hydration, and possibly more than once per path.
   */
  drawArt?: ((path: string) => string | Promise<string>) | undefined;
  /** Renders internal links, such as with a router's link; default: a plain anchor. */
  renderLink?: ((props: LinkRenderProps) => ReactElement) | undefined;
  /** Navigates to an internal URL, for menus; default: a page load. */
  navigate?: ((href: string) => void) | undefined;
}

const plain: Environment = {};

export const EnvironmentContext = createContext<Environment>(plain);

/** Returns the host's environment, such as art base URL and link component; works without a provider. */
export function useEnvironment(): Environment {
  return useContext(EnvironmentContext);
}
