/** Detail of `ready`: a widget was painted. */
export interface MillraceReady {
  element: string;
  id: string;
}

/** Detail of `error`: a widget is unavailable, because its subject does not exist or the request failed. */
export interface MillraceError {
  element: string;
  id: string;
  reason: 'missing' | 'unavailable';
}

/** Detail of `click`: a reader clicked a link, or a button, which has no address. */
export interface MillraceClick {
  element: string;
  id: string;
  href: string | null;
}

/** Detail of `follow`: a reader follows or unfollows. */
export interface MillraceFollowing {
  id: string;
  name: string;
  following: boolean;
}

/** Handlers of the events of a widget. */
export interface MillraceHandlers {
  onReady?: ((event: CustomEvent<MillraceReady>) => void) | undefined;
  onError?: ((event: CustomEvent<MillraceError>) => void) | undefined;
  /** Call `preventDefault()` to cancel the click. */
  onClick?: ((event: CustomEvent<MillraceClick>) => void) | undefined;
  /** Call `preventDefault()` if your page follows for its reader, who is otherwise led to Millrace. */
  onFollow?: ((event: CustomEvent<MillraceFollowing>) => void) | undefined;
}
