import { ar as below } from '@millrace/value-chain/locales/ar';
import catalogue from '../catalogue/locales/ar.json';
import companies from '../companies/locales/ar.json';
import events from '../events/locales/ar.json';
import feed from '../feed/locales/ar.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/ar.json';
import network from '../network/locales/ar.json';
import notifications from '../notifications/locales/ar.json';
import operations from '../operations/locales/ar.json';
import shell from '../shell/locales/ar.json';
import valueChain from '../value-chain/locales/ar.json';

/** Arabic texts, by key. */
export const ar: Record<keyof typeof en, string> = {
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
