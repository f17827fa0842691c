import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { notInFirefox } from './not-in-firefox';

const verbatim = (title: string) => new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** Playwright project of the stock Firefox of `FIREFOX_PATH`, over WebDriver BiDi. */
export const firefox: Project = {
  name: 'firefox',
  grepInvert: notInFirefox.map(([title]) => verbatim(title)),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'launch.mjs'),
      firefoxUserPrefs: {
        // Chromium needs this permission, which BiDi does not have.
        'dom.events.testing.asyncClipboard': true,
        // Otherwise key presses after a download go to its panel.
        'browser.download.alwaysOpenPanel': false,
        // Disables the back/forward cache, as in Chromium under test: BiDi does not report pages restored from it.
        'browser.sessionhistory.max_total_viewers': 0,
        // Firefox's JSON viewer has a content security policy, unlike our pages.
        'devtools.jsonview.enabled': false,
        // Otherwise a proxy is bypassed for localhost.
        'network.proxy.allow_hijacking_localhost': true,
      },
    },
  },
};
