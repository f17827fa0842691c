import { isLanguage } from '@millrace/domain';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { abandonCapture, stopCapture } from './hydration/click-replay';
import { hasLeftInitialAddress } from './hydration/initial-address';
import { captureInput } from './hydration/input-replay';
import { resetSelection } from './hydration/selection-replay';
import { messagesIn, readMessagesFrom } from './messages';
import { readMonitoringMeta } from './monitoring/monitoring-meta';
import { reportFailures } from './monitoring/report-failures';

declare global {
  /** Read by libraries that insert style elements, for the CSP nonce. */
  var __webpack_nonce__: string | undefined;
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;

captureInput();

const report = reportFailures(readMonitoringMeta(document));

/** Loads the catalogue of the page's language before hydration. */
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
            // An error page; the server reported its own failures.
            if (isRouteErrorResponse(error)) return;
            report(error, errorInfo ? 'boundary' : 'navigation', pattern);
          }}
        />
      </StrictMode>,
      {
        onRecoverableError(error) {
          report(error, 'hydration');
          // React's default, which `onRecoverableError` replaces.
          reportError(error);
        },
      },
    );
  });

// Without the catalogue, do not hydrate: server-rendered links and forms beat a page in two languages.
const begin = () => {
  if (hasLeftInitialAddress()) location.reload();
  else {
    resetSelection();
    stopCapture();
    hydrate();
  }
};

void readOwnLanguage().then(begin, (error: unknown) => {
  abandonCapture();
  report(error, 'navigation');
});
