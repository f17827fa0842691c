import { followControlMessages } from './FollowControl/FollowControl.messages';
import { memberMenuMessages } from './MemberMenu/MemberMenu.messages';

/** The English texts of the area. */
export const networkTexts = {
  ...followControlMessages,
  ...memberMenuMessages,
} as const;
