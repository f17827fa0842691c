/**
 * Documentation of a primitive or a feature, in `X.docs.ts` beside it. `.storybook/docs` renders it; a test
 * checks it against the markup. Texts may contain `code`; a component's name in it becomes a link to its page.
 */
export interface ComponentDocs {
  /** Description in one sentence. */
  summary: string;
  whenToUse: readonly string[];
  /** Each names the alternative to use. */
  whenNotToUse: readonly string[];
  /** Root and parts, in the order of the markup. */
  anatomy: readonly AnatomyItem[];
  /** Observable states, and their meaning. */
  states: readonly DocumentedState[];
  /** Empty if the component handles no keys. */
  keyboard: readonly DocumentedKey[];
  /** Built-in accessibility, and what is left to the user of the component. */
  accessibility: readonly string[];
  doAndDont: readonly DoAndDont[];
  /** Synonyms, by which Storybook's search finds it. */
  synonyms: readonly string[];
  /** Names of related components. */
  related: readonly string[];
  /** Layout of its stories. Default: in the page itself. */
  stage?: Stage;
}

/** A `data-component` or a `data-part` of the markup: both are public. */
export type AnatomyItem = ({ component: string; part?: never } | { part: string; component?: never }) & {
  what: string;
  /** Condition of its presence, for parts that the Default story does not show. */
  when?: string;
};

export interface DocumentedState {
  /** Value of `data-state`, or an attribute such as `disabled`. */
  state: string;
  what: string;
}

export interface DocumentedKey {
  /** Label of the key: `Enter`, `Arrow down`, `Home`. */
  keys: readonly string[];
  does: string;
}

export interface DoAndDont {
  do: string;
  dont: string;
}

/** `frame` renders each story in an iframe: for components that cover the page, stick to it, or float. */
export interface Stage {
  kind: 'frame';
  heightPx: number;
  /** Suffix of the id of the story shown first, if Default is closed: `open`. */
  shows?: string;
}
