import { de as below } from '@millrace/value-chain/locales/de';
import catalogue from '../catalogue/locales/de.json';
import companies from '../companies/locales/de.json';
import events from '../events/locales/de.json';
import feed from '../feed/locales/de.json';
import type { en } from '../messages/en';
import messaging from '../messaging/locales/de.json';
import network from '../network/locales/de.json';
import notifications from '../notifications/locales/de.json';
import operations from '../operations/locales/de.json';
import shell from '../shell/locales/de.json';
import valueChain from '../value-chain/locales/de.json';

/** German texts, by key. */
export const de: Record<keyof typeof en, string> = {
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
