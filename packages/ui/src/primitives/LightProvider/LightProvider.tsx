import { type ReactNode, useMemo } from 'react';
import { type Environment, EnvironmentContext } from '../../hooks/environment';
import { MessagesContext } from '../../messages/MessagesContext';
import type { Messages } from '../../messages/messages';

export interface LightProviderProps extends Partial<Environment> {
  /** Texts from `createMessages`, or any object of that shape, such as texts formatted on the server. */
  messages: Messages;
  children: ReactNode;
}

/**
 * Provides only what light components need: texts, the URL of art, the host's link component. For widgets; an
 * application uses UiProvider.
 */
export function LightProvider({
  messages,
  artBaseUrl,
  drawArt,
  renderLink,
  navigate,
  children,
}: LightProviderProps) {
  const environment = useMemo(
    () => ({ artBaseUrl, drawArt, renderLink, navigate }),
    [artBaseUrl, drawArt, renderLink, navigate],
  );
  return (
    <MessagesContext.Provider value={messages}>
      <EnvironmentContext.Provider value={environment}>{children}</EnvironmentContext.Provider>
    </MessagesContext.Provider>
  );
}
