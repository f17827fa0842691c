/** The parts of a key event that tell whether an input method uses it. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/** `keyCode` of keys that an input method uses. */
const USED_BY_INPUT_METHOD = 229;

/**
 * True if an input method (IME) uses a key, such as Enter that confirms a candidate or an arrow that moves among them.
 * Safari ends the composition before it sends that key, so that only the key code tells.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: KeyPress | { nativeEvent: KeyPress }): boolean {
  const { isComposing: isUnderWay, keyCode } = nativeEvent(event);
  return isUnderWay || keyCode === USED_BY_INPUT_METHOD;
}

/** True if Enter was pressed, other than to confirm a candidate of an input method. */
export const isEnter = (event: KeyPress | { nativeEvent: KeyPress }): boolean =>
  nativeEvent(event).key === 'Enter' && !isComposing(event);

const nativeEvent = (event: KeyPress | { nativeEvent: KeyPress }): KeyPress =>
  'nativeEvent' in event ? event.nativeEvent : event;
