/**
 * What is written about a primitive or a feature, in `X.docs.ts` beside it. `.storybook/docs` lays it out; a test
 * holds it against the markup. Texts may hold `code`; a component's name in it becomes a link to its page.
 */
export interface ComponentDocs {
  /** What it is, in one sentence. */
  summary: string;
  whenToUse: readonly string[];
  /** Each names what to take instead. */
  whenNotToUse: readonly string[];
  /** Root and parts, in the order of the markup. */
  anatomy: readonly AnatomyItem[];
  /** What can be seen of its state, and what it means. */
  states: readonly DocumentedState[];
  /** Empty where the component takes no keys. */
  keyboard: readonly DocumentedKey[];
  /** What it does for those who listen, zoom or point badly, and what is left to its user. */
  accessibility: readonly string[];
  doAndDont: readonly DoAndDont[];
  /** Other words for it; the search of Storybook finds it by each. */
  synonyms: readonly string[];
  /** Names of components beside it. */
  related: readonly string[];
  /** How its stories stand on the page. Default: in the page itself. */
  stage?: Stage;
}

/** A `data-component` or a `data-part` of the markup: both are public. */
export type AnatomyItem = ({ component: string; part?: never } | { part: string; component?: never }) & {
  what: string;
  /** When it is there, for what the Default story does not show. */
  when?: string;
};

export interface DocumentedState {
  /** The value of `data-state`, or an attribute such as `disabled`. */
  state: string;
  what: string;
}

export interface DocumentedKey {
  /** As on the key: `Enter`, `Arrow down`, `Home`. */
  keys: readonly string[];
  does: string;
}

export interface DoAndDont {
  do: string;
  dont: string;
}

/** `frame` gives each story a window of its own: for what covers the page, sticks to it, or hangs from something. */
export interface Stage {
  kind: 'frame';
  heightPx: number;
  /** End of the id of the story that is shown first, where Default is closed: `open`. */
  shows?: string;
}
