import { ja as below } from '@millrace/value-chain/locales/ja';
import catalogue from '../catalogue/locales/ja.json';
import companies from '../companies/locales/ja.json';
import events from '../events/locales/ja.json';
import feed from '../feed/locales/ja.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/ja.json';
import network from '../network/locales/ja.json';
import notifications from '../notifications/locales/ja.json';
import operations from '../operations/locales/ja.json';
import shell from '../shell/locales/ja.json';
import valueChain from '../value-chain/locales/ja.json';

/** Japanese texts, by key. */
export const ja: Record<keyof typeof en, string> = {
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
