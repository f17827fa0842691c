import type { LaunchOptions, PlaywrightTestProject } from '@playwright/test';

/**
 * Returns the launch options of Chromium.
 *
 * @param executablePath Default: Playwright's own browser.
 */
const launched = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
});

/** Journeys that need full Chromium: the headless shell has no notifications. */
const beyondTheShell = ['**/installed-app.spec.ts'];

/** Left out unless `npm run wordpress` asks for them: few machines have WordPress. */
const beyondThisMachine = process.env.E2E_WORDPRESS ? [] : ['**/wordpress.spec.ts'];

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Projects for the headless shell, and for new headless Chromium where the shell lacks a feature. */
export const chromium: PlaywrightTestProject[] = [
  {
    name: 'chromium',
    testIgnore: [...beyondTheShell, ...beyondThisMachine],
    use: { launchOptions: launched(HEADLESS_SHELL_PATH) },
  },
  { name: 'whole chromium', testMatch: beyondTheShell, use: { launchOptions: launched(CHROMIUM_PATH) } },
];
