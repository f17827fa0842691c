import { zh as below } from '@millrace/design-system/locales/zh';
import account from '../account/locales/zh.json';
import catalogue from '../catalogue/locales/zh.json';
import commerce from '../commerce/locales/zh.json';
import companies from '../companies/locales/zh.json';
import events from '../events/locales/zh.json';
import feed from '../feed/locales/zh.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/zh.json';
import network from '../network/locales/zh.json';
import notifications from '../notifications/locales/zh.json';
import operations from '../operations/locales/zh.json';
import publishing from '../publishing/locales/zh.json';
import shell from '../shell/locales/zh.json';

/** Chinese texts, by key. */
export const zh: Record<keyof typeof en, string> = {
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
