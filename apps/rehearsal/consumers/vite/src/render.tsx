import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Portal } from './Portal';

/** The page as HTML, for readers whose scripts have not come yet. */
export const render = () =>
  renderToString(
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
