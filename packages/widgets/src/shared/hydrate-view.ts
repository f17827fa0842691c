import { hydrate, type VNode } from 'preact';
import type { ReactElement } from 'react';

/** Rules that only the states of an interactive card need. Set by the build. */
declare const LIVE_CSS: string;

/** Hydrates the nodes in a shadow root. Views are typed for React and compiled against Preact. */
export const hydrateView = (view: ReactElement, root: ShadowRoot): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LIVE_CSS);
  root.adoptedStyleSheets.push(sheet);
  hydrate(view as unknown as VNode, root);
};
