import { ar as below } from '@millrace/design-system/locales/ar';
import account from '../account/locales/ar.json';
import catalogue from '../catalogue/locales/ar.json';
import commerce from '../commerce/locales/ar.json';
import companies from '../companies/locales/ar.json';
import events from '../events/locales/ar.json';
import feed from '../feed/locales/ar.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/ar.json';
import network from '../network/locales/ar.json';
import notifications from '../notifications/locales/ar.json';
import operations from '../operations/locales/ar.json';
import publishing from '../publishing/locales/ar.json';
import shell from '../shell/locales/ar.json';

/** Arabic texts, by key. */
export const ar: Record<keyof typeof en, string> = {
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
