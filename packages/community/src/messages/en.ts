import { en as designSystemTexts } from '@millrace/design-system/messages';
import { accountTexts } from '../account/messages';
import { catalogueTexts } from '../catalogue/messages';
import { commerceTexts } from '../commerce/messages';
import { companiesTexts } from '../companies/messages';
import { eventsTexts } from '../events/messages';
import { feedTexts } from '../feed/messages';
import { messagingTexts } from '../messaging/messages';
import { networkTexts } from '../network/messages';
import { notificationsTexts } from '../notifications/messages';
import { operationsTexts } from '../operations/messages';
import { publishingTexts } from '../publishing/messages';
import { shellTexts } from '../shell/messages';

const own = {
  ...accountTexts,
  ...catalogueTexts,
  ...commerceTexts,
  ...companiesTexts,
  ...eventsTexts,
  ...feedTexts,
  ...messagingTexts,
  ...networkTexts,
  ...notificationsTexts,
  ...operationsTexts,
  ...publishingTexts,
  ...shellTexts,
} as const;

/** All English messages of the community and its packages, by key: the type of every other catalogue. */
export const en = { ...designSystemTexts, ...own };

type CommunityTexts = Record<keyof typeof own, string>;

declare global {
  interface MessageTexts extends CommunityTexts {}
}
