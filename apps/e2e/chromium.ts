import type { LaunchOptions, PlaywrightTestProject } from '@playwright/test';

/** How Chromium is started. @param executablePath Playwright's own, if there is none. */
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

/** Journeys through what the headless shell lacks: it shows no notifications. */
const beyondTheShell = ['**/installed-app.spec.ts'];

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** The headless shell, and the whole browser without a window for what the shell lacks. */
export const chromium: PlaywrightTestProject[] = [
  { name: 'chromium', testIgnore: beyondTheShell, use: { launchOptions: launched(HEADLESS_SHELL_PATH) } },
  { name: 'whole chromium', testMatch: beyondTheShell, use: { launchOptions: launched(CHROMIUM_PATH) } },
];
