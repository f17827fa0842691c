import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { resolveSource, withSource } from '../scripts/resolve-source.mjs';
import { chromaticOptOuts } from './chromatic-opt-outs.ts';
import { sourcePlugin } from './source/plugin.ts';
import { widgetsPlugin } from './widgets/plugin.ts';

const config: StorybookConfig = {
  stories: [
    './introduction/*.mdx',
    './foundations/*.mdx',
    './foundations/*.stories.tsx',
    '../packages/{ui,value-chain,design-system,community}/src/**/*.stories.tsx',
    './widgets/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    './search-synonyms.ts',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    './public',
    // For Storybook's own frame, which is no part of the preview's build.
    { from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: '/fonts' },
  ],
  features: { experimentalSearchDocsHeadings: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        resolveSource(),
        vanillaExtractPlugin(withSource),
        sourcePlugin(),
        widgetsPlugin(),
        chromaticOptOuts(),
      ],
      resolve: { conditions: ['millrace-source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
