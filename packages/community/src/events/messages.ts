import { addToCalendarMessages } from './AddToCalendar/AddToCalendar.messages';
import { attendeeTableMessages } from './AttendeeTable/AttendeeTable.messages';
import { calendarLinksMessages } from './CalendarLinks/CalendarLinks.messages';
import { eventFormMessages } from './EventForm/EventForm.messages';
import { eventHeaderMessages } from './EventHeader/EventHeader.messages';
import { eventPanelMessages } from './EventPanel/EventPanel.messages';
import { eventTagDialogMessages } from './EventTagDialog/EventTagDialog.messages';
import { exhibitorTableMessages } from './ExhibitorTable/ExhibitorTable.messages';
import { voteControlMessages } from './VoteControl/VoteControl.messages';

/** English texts of the area. */
export const eventsTexts = {
  ...addToCalendarMessages,
  ...attendeeTableMessages,
  ...calendarLinksMessages,
  ...eventFormMessages,
  ...eventHeaderMessages,
  ...eventPanelMessages,
  ...eventTagDialogMessages,
  ...exhibitorTableMessages,
  ...voteControlMessages,
  'events.location': 'Location',
  'events.start': 'Starts',
  'events.end': 'Ends',
  'events.tagged': 'Tagged products',
  'events.all': 'All events',
  'events.undo': 'Undo',
} as const;
