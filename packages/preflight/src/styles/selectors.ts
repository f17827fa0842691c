import { compile, type Options } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import type { PageElement } from '../read-page';
import { SheetsTooLongError } from './limits';

/** How much a selector outweighs others: ids, then classes, then names. */
export type Specificity = readonly [ids: number, classes: number, names: number];

/** One selector of a rule. */
export interface ReadSelector {
  specificity: Specificity;
  /** Whether an element can be meant at all, told without a look around it. */
  isCandidate(element: PageElement): boolean;
  /** Whether it is meant; `null` where only a browser could tell. */
  isMatch(element: PageElement): boolean | null;
}

/** Steps from element to element that all selectors of a page may take together: some are made to take years. */
const STEPS_MAX = 1_000_000;

/** Reads selectors for the elements of one page, whose matching costs no more than it may. */
export function selectorReader(): (text: string) => readonly ReadSelector[] {
  let steps = 0;
  const adapter = stepping(() => {
    steps += 1;
    if (steps > STEPS_MAX) throw new SheetsTooLongError();
  });
  const compiled = (tokens: Selector[]) =>
    compile<PageElement, PageElement>([tokens], { adapter, pseudos: NEVER_AT_FIRST, cacheResults: true });
  const known = new Map<string, readonly ReadSelector[]>();
  return (text) => {
    const found = known.get(text) ?? parsed(text).map((tokens) => readSelector(tokens, compiled));
    known.set(text, found);
    return found;
  };
}

type Compiled = (tokens: Selector[]) => (element: PageElement) => boolean;

function readSelector(tokens: Selector[], compiled: Compiled): ReadSelector {
  let match: ReadSelector['isMatch'] | null = null;
  return {
    specificity: weigh(tokens),
    isCandidate: (element) => !isOfParts(tokens) && lastOf(tokens).every((token) => canBe(token, element)),
    isMatch(element) {
      match ??= matcher(tokens, compiled);
      return match(element);
    },
  };
}

function matcher(tokens: Selector[], compiled: Compiled): ReadSelector['isMatch'] {
  const told = tryCompile(tokens, compiled);
  if (told) return told;
  // What only browsers know of is left out; the rest says at least whom it is not about.
  const rest = tokens.map((token) =>
    token.type === SelectorType.Pseudo && !KNOWN_PSEUDOS.has(token.name) ? ANYTHING : token,
  );
  const atMost = tryCompile(rest, compiled);
  return (element) => (atMost === null || atMost(element) ? null : false);
}

function tryCompile(tokens: Selector[], compiled: Compiled): ((element: PageElement) => boolean) | null {
  try {
    return compiled(tokens);
  } catch {
    return null;
  }
}

const ANYTHING: Selector = { type: SelectorType.Universal, namespace: null };
const KNOWN_PSEUDOS = new Set(['is', 'where', 'not', 'root', 'first-child', 'last-child', 'only-child']);

/** States that no element has when a page has just come. */
const NEVER_AT_FIRST = Object.fromEntries(
  [
    ...['hover', 'active', 'focus', 'focus-within', 'focus-visible', 'visited', 'target', 'target-within'],
    ...['fullscreen', 'modal', 'popover-open', 'picture-in-picture', 'user-invalid', 'user-valid'],
  ].map((name) => [name, () => false]),
);

function parsed(text: string): Selector[][] {
  try {
    return parse(text);
  } catch {
    return [];
  }
}

/** Selectors of parts of elements, or of a tree that is not the page's. */
const isOfParts = (tokens: readonly Selector[]): boolean =>
  tokens.some(
    (token) =>
      token.type === SelectorType.PseudoElement ||
      (token.type === SelectorType.Pseudo &&
        /^(?:before|after|first-l|host|-|part|slotted)/.test(token.name)),
  );

const COMBINATORS: ReadonlySet<SelectorType> = new Set([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Parent,
  SelectorType.Sibling,
  SelectorType.ColumnCombinator,
]);

/** What is said of the element itself. */
const lastOf = (tokens: readonly Selector[]): readonly Selector[] =>
  tokens.slice(tokens.findLastIndex(({ type }) => COMBINATORS.has(type)) + 1);

function canBe(token: Selector, { name, attributes }: PageElement): boolean {
  if (token.type === SelectorType.Tag) return token.name.toLowerCase() === name;
  if (token.type !== SelectorType.Attribute) return true;
  const value = attributes[token.name.toLowerCase()];
  return value !== undefined
    ? token.action !== 'element' || value.includes(token.value)
    : token.action === 'not';
}

/** @see https://www.w3.org/TR/selectors-4/#specificity-rules */
function weigh(tokens: readonly Selector[]): Specificity {
  const sum: [number, number, number] = [0, 0, 0];
  for (const token of tokens) {
    if (token.type === SelectorType.Tag || token.type === SelectorType.PseudoElement) sum[2] += 1;
    else if (token.type === SelectorType.Attribute)
      sum[token.name === 'id' && token.action === 'equals' ? 0 : 1] += 1;
    else if (token.type === SelectorType.Pseudo && token.name !== 'where') {
      const inner = Array.isArray(token.data) ? heaviest(token.data) : null;
      if (inner === null || token.name.startsWith('nth-')) sum[1] += 1;
      if (inner !== null) for (const at of [0, 1, 2] as const) sum[at] += inner[at];
    }
  }
  return sum;
}

const heaviest = (selectors: readonly Selector[][]): Specificity =>
  selectors.map(weigh).reduce((one, other) => (weighMore(one, other) >= 0 ? one : other), [0, 0, 0]);

/** Above 0 where the first outweighs the second. */
export const weighMore = (one: Specificity, other: Specificity): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** How a page's elements are walked; each step is told. */
function stepping(step: () => void): NonNullable<Options<PageElement, PageElement>['adapter']> {
  return {
    isTag: (_node): _node is PageElement => {
      step();
      return true;
    },
    getName: ({ name }) => name,
    getChildren: ({ children }) => [...children],
    getParent: ({ parent }) => {
      step();
      return parent;
    },
    getSiblings: (node) => (node.parent ? [...node.parent.children] : [node]),
    getAttributeValue: ({ attributes }, name) => attributes[name],
    hasAttrib: ({ attributes }, name) => attributes[name] !== undefined,
    getText: () => '',
    removeSubsets: (nodes) => nodes,
    equals: (one, other) => {
      step();
      return one === other;
    },
  };
}
