import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Millrace',
    brandTarget: '_self',
    fontBase: 'Archivo, system-ui, sans-serif',
    fontCode: '"IBM Plex Mono", ui-monospace, monospace',
    colorPrimary: '#004990',
    colorSecondary: '#004990',
    appBg: '#f7f4ef',
    appContentBg: '#fdfcf9',
    appBorderColor: '#d7d3cb',
    appBorderRadius: 2,
    inputBorderRadius: 2,
    textColor: '#15191f',
    barTextColor: '#434850',
    barSelectedColor: '#004990',
  }),
});
