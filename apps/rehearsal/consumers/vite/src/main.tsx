import '@millrace/ui/fonts.css';
import '@millrace/design-system/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Portal } from './Portal';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
}
