/** Width by height of the picture of an event, as CSS has it: `EVENT_PICTURE_RATIO` of the domain. @see EVT-020 */
export const eventPictureRatio = '16 / 6.75';
