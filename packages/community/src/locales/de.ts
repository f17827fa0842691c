import { de as below } from '@millrace/design-system/locales/de';
import account from '../account/locales/de.json';
import catalogue from '../catalogue/locales/de.json';
import commerce from '../commerce/locales/de.json';
import companies from '../companies/locales/de.json';
import events from '../events/locales/de.json';
import feed from '../feed/locales/de.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/de.json';
import network from '../network/locales/de.json';
import notifications from '../notifications/locales/de.json';
import operations from '../operations/locales/de.json';
import publishing from '../publishing/locales/de.json';
import shell from '../shell/locales/de.json';

/** German texts, by key. */
export const de: Record<keyof typeof en, string> = {
  ...below,
  ...account,
  ...catalogue,
  ...commerce,
  ...companies,
  ...events,
  ...feed,
  ...messaging,
  ...network,
  ...notifications,
  ...operations,
  ...publishing,
  ...shell,
};
