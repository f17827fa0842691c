import { CommunityProvider } from '@millrace/community';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { dressDocument } from '../document';
import { type Globals, isDark } from '../globals';
import { storybookLook } from '../look';
import styles from './docs.module.css';
import { PageLink } from './PageLink';

const looks = { light: storybookLook('light'), dark: storybookLook('dark') };

/** Around every page of documentation: the theme of the toolbar, our type, links that Storybook follows. */
export function DocsFrame({ context, children }: ComponentProps<typeof DocsContainer>) {
  const globals = useGlobals();
  useLayoutEffect(() => {
    dressDocument(globals);
    document.documentElement.dir = 'ltr';
    document.documentElement.lang = 'en';
  }, [globals]);
  return (
    <DocsContainer context={context} theme={isDark(globals) ? looks.dark : looks.light}>
      <CommunityProvider renderLink={PageLink}>
        <main aria-label="Documentation" className={`sb-unstyled ${styles.frame}`}>
          {children}
        </main>
      </CommunityProvider>
    </DocsContainer>
  );
}

interface GlobalsEvent {
  globals: Globals;
}

/** What the toolbars say; a page without stories has no other way to know. */
function useGlobals(): Globals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<Globals>(() => {
    const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
    return (event as GlobalsEvent | undefined)?.globals ?? {};
  });
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, [channel]);
  return globals;
}
