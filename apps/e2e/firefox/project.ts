import { join } from 'node:path';
import type { Project } from '@playwright/test';
import { notInFirefox } from './not-in-firefox';

const verbatim = (title: string) => new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The journeys in the Firefox of `FIREFOX_PATH`, as it is shipped, over WebDriver BiDi. */
export const firefox: Project = {
  name: 'firefox',
  grepInvert: notInFirefox.map(([title]) => verbatim(title)),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'launch.mjs'),
      firefoxUserPrefs: {
        // Chromium is asked for this permission, of which BiDi does not know.
        'dom.events.testing.asyncClipboard': true,
        // Else the keys after a download go to its panel.
        'browser.download.alwaysOpenPanel': false,
        // As in Chromium under test: BiDi does not tell of a page that comes back as it was left.
        'browser.sessionhistory.max_total_viewers': 0,
        // Its viewer of JSON has a policy, which a page of ours has not.
        'devtools.jsonview.enabled': false,
        // Else a proxy is passed by on the way to this machine.
        'network.proxy.allow_hijacking_localhost': true,
      },
    },
  },
};
