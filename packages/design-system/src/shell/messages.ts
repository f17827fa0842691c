import { brandMessages } from './brand.messages';
import { pagedListMessages } from './PagedList/PagedList.messages';
import { requestAlertMessages } from './RequestAlert/RequestAlert.messages';
import { siteSearchMessages } from './SiteSearch/SiteSearch.messages';
import { sessionMessages } from './session.messages';

/** The English texts of the area. */
export const shellTexts = {
  ...brandMessages,
  ...pagedListMessages,
  ...siteSearchMessages,
  ...requestAlertMessages,
  ...sessionMessages,
} as const;
