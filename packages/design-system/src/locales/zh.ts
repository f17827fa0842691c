import { zh as below } from '@millrace/value-chain/locales/zh';
import catalogue from '../catalogue/locales/zh.json';
import companies from '../companies/locales/zh.json';
import events from '../events/locales/zh.json';
import feed from '../feed/locales/zh.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/zh.json';
import network from '../network/locales/zh.json';
import notifications from '../notifications/locales/zh.json';
import operations from '../operations/locales/zh.json';
import shell from '../shell/locales/zh.json';
import valueChain from '../value-chain/locales/zh.json';

/** Chinese texts, by key. */
export const zh: Record<keyof typeof en, string> = {
  ...below,
  ...catalogue,
  ...companies,
  ...events,
  ...feed,
  ...messaging,
  ...network,
  ...notifications,
  ...operations,
  ...shell,
  ...valueChain,
};
