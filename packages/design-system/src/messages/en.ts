import { en as below } from '@millrace/value-chain/messages';
import { catalogueTexts } from '../catalogue/messages';
import { companiesTexts } from '../companies/messages';
import { eventsTexts } from '../events/messages';
import { feedTexts } from '../feed/messages';
import { messagingTexts } from '../messaging/messages';
import { networkTexts } from '../network/messages';
import { notificationsTexts } from '../notifications/messages';
import { operationsTexts } from '../operations/messages';
import { shellTexts } from '../shell/messages';
import { valueChainTexts } from '../value-chain/messages';

const own = {
  ...catalogueTexts,
  ...companiesTexts,
  ...eventsTexts,
  ...feedTexts,
  ...messagingTexts,
  ...networkTexts,
  ...notificationsTexts,
  ...operationsTexts,
  ...shellTexts,
  ...valueChainTexts,
} as const;

/** All English messages of the design system and its dependencies, by key: the type of every other catalogue. */
export const en = { ...below, ...own };

type DesignSystemTexts = Record<keyof typeof own, string>;

declare global {
  interface MessageTexts extends DesignSystemTexts {}
}
