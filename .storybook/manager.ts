import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { type Globals, isDark } from './globals';
import { storybookLook } from './look';

const looks = { light: storybookLook('light'), dark: storybookLook('dark') };

addons.setConfig({ theme: looks.light, panelPosition: 'bottom' });

// Storybook itself turns dark with the stories.
addons.register('millrace/look', (api) => {
  const dress = ({ globals }: { globals: Globals }) => {
    addons.setConfig({ theme: isDark(globals) ? looks.dark : looks.light });
  };
  api.on(SET_GLOBALS, dress);
  api.on(GLOBALS_UPDATED, dress);
});
