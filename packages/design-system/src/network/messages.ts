import { followControlMessages } from './FollowControl/FollowControl.messages';
import { memberHeaderMessages } from './MemberHeader/MemberHeader.messages';
import { memberMenuMessages } from './MemberMenu/MemberMenu.messages';

/** The English texts of the area. */
export const networkTexts = {
  ...followControlMessages,
  ...memberMenuMessages,
  ...memberHeaderMessages,
} as const;
