/** What the suite leaves at an element, for a page that listens only later: whether its card is there, or cannot be had. */
export interface Told {
  millraceTold?: CustomEvent;
}
