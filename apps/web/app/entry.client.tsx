import { isLanguage } from '@millrace/domain';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { messagesIn, readMessagesFrom } from './messages';
import { readMonitoringMeta } from './monitoring/monitoring-meta';
import { watchFailures } from './monitoring/watch-failures';
import { takeBackChosen } from './opening/chosen-before';
import { hasLeftOpenedAddress } from './opening/opened-address';
import { losePressed, takePressed } from './opening/pressed-before';
import { watchTyped } from './opening/typed-before';

declare global {
  /** Where libraries that write style elements look for the page's nonce. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

watchTyped();

const notice = watchFailures(readMonitoringMeta(document));

/** What the server has written is taken over in the same language. */
async function readOwnLanguage() {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  const messages = await messagesIn(lang);
  readMessagesFrom(() => messages);
}

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter
          onError={(error, { pattern, errorInfo }) => {
            // A page that says what is wrong; the server told of it where it was the server's failure.
            if (isRouteErrorResponse(error)) return;
            notice(error, errorInfo ? 'boundary' : 'navigation', pattern);
          }}
        />
      </StrictMode>,
      {
        onRecoverableError(error) {
          notice(error, 'hydration');
          // What React does by itself where nobody listens.
          reportError(error);
        },
      },
    );
  });

// Without the catalogue, a page of links and forms is better than one in two languages.
const begin = () => {
  if (hasLeftOpenedAddress()) location.reload();
  else {
    takeBackChosen();
    takePressed();
    hydrate();
  }
};

void readOwnLanguage().then(begin, (error: unknown) => {
  losePressed();
  notice(error, 'navigation');
});
