import type { Place } from '../finding';
import type { PageElement } from '../read-page';
import type { PageRule, PageRules } from './collect-rules';
import { isValid } from './is-valid';
import { matchMedia, type ReaderWindow } from './match-media';
import { readStyle, type SheetDeclaration } from './read-sheet';
import { type Specificity, weighMore } from './selectors';

/** What a page says of one property of an element, as it is written. */
export interface Declared {
  property: string;
  value: string;
  /** Whether it holds for certain. */
  isSure: boolean;
  place: Place;
}

interface Candidate extends Declared {
  isImportant: boolean;
  isInline: boolean;
  layer: readonly number[];
  specificity: Specificity;
  order: number;
}

/** Of those that declare one property. */
interface Heaviest {
  sure: Candidate | null;
  unsure: Candidate | null;
}

/** What wins of the declarations of an element, of some properties. */
export type Cascaded = (names: readonly string[]) => Declared | null;

const HINT: Specificity = [-1, 0, 0];
const NONE: Specificity = [0, 0, 0];

/** Says what holds for elements in one window, of all that the sheets and attributes of a page declare. */
export function cascade(
  { rules, layers }: PageRules,
  window: ReaderWindow,
): (element: PageElement) => Cascaded {
  const ranks = layerRanks([...layers, ...rules.map(({ layer }) => layer)]);
  const applying = rules.flatMap((rule, order) => {
    const holds = matchMedia(rule.media, window);
    return holds === false ? [] : [{ rule, order, isSure: holds === true && !rule.isMaybe }];
  });
  return (element) => {
    const found = new Map<string, Heaviest>();
    const add = (one: Candidate) => {
      const heaviest = found.get(one.property) ?? { sure: null, unsure: null };
      found.set(one.property, heaviest);
      const kind = one.isSure ? 'sure' : 'unsure';
      const before = heaviest[kind];
      if (before !== null && byWeight(before, one) < 0) return;
      if (isValid(one.property, one.value)) heaviest[kind] = one;
    };
    for (const { rule, order, isSure } of applying) {
      const match = matchOf(rule, element);
      if (match === null) continue;
      for (const declaration of rule.declarations)
        add({
          ...ofDeclaration(declaration),
          isSure: isSure && match.isSure,
          get place() {
            return rule.placeOf(declaration);
          },
          isInline: false,
          layer: ranks(rule.layer),
          specificity: match.specificity,
          order,
        });
    }
    for (const one of ownDeclarations(element)) add(one);
    return (names) => winner(names.flatMap((name) => found.get(name) ?? []));
  };
}

function matchOf(
  { selectors }: PageRule,
  element: PageElement,
): { specificity: Specificity; isSure: boolean } | null {
  let best: { specificity: Specificity; isSure: boolean } | null = null;
  for (const selector of selectors) {
    if (!selector.isCandidate(element)) continue;
    const matches = selector.isMatch(element);
    if (matches === false) continue;
    const isSure = matches === true;
    if (best?.isSure && (!isSure || weighMore(selector.specificity, best.specificity) <= 0)) continue;
    best = { specificity: selector.specificity, isSure };
  }
  return best;
}

const ofDeclaration = ({ property, value, isImportant }: SheetDeclaration) => ({
  property: property.startsWith('--') ? property : property.toLowerCase(),
  value,
  isImportant,
});

/** Elements whose `width` attribute browsers heed. */
const SIZED = new Set(['iframe', 'amp-iframe', 'table', 'td', 'th', 'col']);

/** What an element's own attributes declare. */
function ownDeclarations(element: PageElement): Candidate[] {
  const { name, attributes } = element;
  const own = (declaration: SheetDeclaration, order: number, isInline: boolean): Candidate => ({
    ...ofDeclaration(declaration),
    isSure: true,
    get place() {
      return element.place;
    },
    isInline,
    layer: [Number.POSITIVE_INFINITY],
    specificity: isInline ? NONE : HINT,
    order,
  });
  const isResponsive = name === 'amp-iframe' && !['fixed', undefined].includes(attributes.layout);
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)(px|%)?\s*$/.exec(attributes.width ?? '') ?? [];
  const hints: SheetDeclaration[] = [];
  if (number !== undefined && SIZED.has(name) && !isResponsive)
    hints.push({ property: 'width', value: `${number}${unit ?? 'px'}`, isImportant: false });
  if (attributes.hidden !== undefined) hints.push({ property: 'display', value: 'none', isImportant: false });
  if (name === 'iframe' && attributes.frameborder === '0')
    hints.push({ property: 'border', value: '0', isImportant: false });
  return [
    ...hints.map((one, order) => own(one, order, false)),
    ...readStyle(attributes.style ?? '').map((one, order) => own(one, order, true)),
  ];
}

/** The one that wins; not for certain where one that might not hold stands above another value. */
function winner(found: readonly Heaviest[]): Declared | null {
  const first = (kind: keyof Heaviest) =>
    found.flatMap((one) => one[kind] ?? []).toSorted(byWeight)[0] ?? null;
  const [sure, unsure] = [first('sure'), first('unsure')];
  if (!sure || !unsure) return sure ?? unsure;
  const isSame = sure.property === unsure.property && sure.value === unsure.value;
  return isSame || byWeight(sure, unsure) < 0 ? sure : unsure;
}

/** The heavier first. @see https://www.w3.org/TR/css-cascade-5/#cascade-sort */
function byWeight(one: Candidate, other: Candidate): number {
  if (one.isImportant !== other.isImportant) return one.isImportant ? -1 : 1;
  if (one.isInline !== other.isInline) return one.isInline ? -1 : 1;
  const layers = compareLayers(one.layer, other.layer) * (one.isImportant ? -1 : 1);
  if (one.specificity === HINT || other.specificity === HINT)
    return weighMore(other.specificity, one.specificity) || other.order - one.order;
  return -layers || weighMore(other.specificity, one.specificity) || other.order - one.order;
}

function compareLayers(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    // What lies in no further layer outweighs those that do.
    const [left, right] = [one[at] ?? Number.POSITIVE_INFINITY, other[at] ?? Number.POSITIVE_INFINITY];
    if (left !== right) return left - right;
  }
  return 0;
}

/** Layers in the order in which they are first named, at each depth. */
function layerRanks(named: readonly (readonly string[])[]): (layer: readonly string[]) => readonly number[] {
  const ranks = new Map<string, number>();
  const keys = (layer: readonly string[]) => layer.map((_, at) => layer.slice(0, at + 1).join('.'));
  for (const key of named.flatMap(keys)) if (!ranks.has(key)) ranks.set(key, ranks.size);
  return (layer) => [...keys(layer).map((key) => ranks.get(key) ?? 0), Number.POSITIVE_INFINITY];
}
