import type { LabelSizes } from './label-sizes';
import type { Occurrence, OccurrenceState } from './visible-tree';

/** Texts of labels, in the reader's language. */
export interface LabelTexts {
  /** Below the label: the node's weight. */
  weight: (weight: number) => string;
  /** In the plug beside it: the number of unopened children. */
  more: (count: number) => string;
  /** Instead of the weight, for a repeated ancestor. */
  cycle: string;
  /** Instead of the weight, while the children load. */
  loading: string;
  /** Instead of the weight, if they failed to load; a press retries. */
  failed: string;
  /** In the plug of a node with several places. */
  shared: (places: number) => string;
  /** Tooltip of that plug: the other places of the node. */
  alsoUnder: (place: Occurrence, places: readonly Occurrence[]) => string;
  /** Text for screen readers, after the label and the weight. */
  note: (place: Occurrence, state: OccurrenceState, places: readonly Occurrence[]) => string;
}

/** State of a label beyond the node itself. */
export interface LabelView {
  state: OccurrenceState;
  /** ARIA position of the node in the open tree, in reading order. */
  places: readonly Occurrence[];
  isActive: boolean;
  isSelected: boolean;
  isOnPath: boolean;
  isFound: boolean;
  /** Opacity, from 0 to 1, during a transition. */
  opacity: number;
  /** True while it fades out: no longer part of the tree. */
  isLeaving: boolean;
}

/** Position relative to the tree, and scale. */
export interface ScaledLabelView extends LabelView {
  scale: number;
}

export interface LabelClasses {
  label: string;
  title: string;
  fact: string;
  plug: string;
  /** Class for visually hidden text. */
  spoken: string;
}

/** Attribute that sets the colours of an element and its content. */
export const HUE = '--mr-sector';

/** Name (`data-part`) of a shared node's plug: pressing it moves to the next place. */
const JUMP_PART = 'jump';

interface Label {
  element: HTMLElement;
  title: HTMLElement;
  /** Full title, if the visible one is wrapped or truncated: screen readers would read a line break. */
  fullTitle: HTMLElement | null;
  fact: HTMLElement;
  note: HTMLElement | null;
  plug: HTMLElement | null;
  place: Occurrence | null;
  /** Last texts written; the object changes when its node's children are reloaded. */
  node: Occurrence['node'] | null;
  /** Empty if it must be rewritten. */
  shown: string;
  transform: string;
  opacity: string;
  frame: number;
}

/**
 * Renders the visible labels as DOM elements: text that can be selected, read aloud and shown in forced colours.
 * Elements are pooled and kept in reading order; each frame updates only the differences.
 */
export class LabelLayer {
  private labels = new Map<Occurrence, Label>();
  private spare: Label[] = [];
  private frame = 0;
  private cursor: ChildNode | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly classes: LabelClasses,
    private readonly idPrefix: string,
    private sizes: LabelSizes,
    private readonly texts: LabelTexts,
    /** Custom colours of groups that override the theme's, or that it lacks. */
    private readonly groupColors: Readonly<Record<string, string>> | undefined,
  ) {}

  /** Fonts have changed: all labels are rewritten in the next frame. */
  renew(sizes: LabelSizes): void {
    this.sizes = sizes;
    for (const label of this.labels.values()) label.shown = '';
  }

  findElement(place: Occurrence): HTMLElement | null {
    return this.labels.get(place)?.element ?? null;
  }

  findOccurrence(element: Element): Occurrence | null {
    const own = element.closest<HTMLElement>('[role=treeitem]');
    if (!own) return null;
    for (const label of this.labels.values()) if (label.element === own) return label.place;
    return null;
  }

  /** Starts a frame; `show` follows for each label in reading order, then `end`. */
  begin(): void {
    this.frame++;
    this.cursor = this.container.firstChild;
  }

  show(place: Occurrence, x: number, y: number, view: ScaledLabelView): void {
    let label = this.labels.get(place);
    if (!label) {
      label = this.spare.pop() ?? this.makeLabel();
      label.place = place;
      label.shown = '';
      label.element.id = `${this.idPrefix}${place.key}`;
      this.labels.set(place, label);
      this.container.insertBefore(label.element, this.cursor);
    } else this.pass(label);
    label.frame = this.frame;
    this.write(label, place, view);
    // The root's label is as high as its text; its style centres it.
    const top = place.parent ? y - (this.sizes.of(place.node).height * view.scale) / 2 : y;
    const scaled = view.scale === 1 ? '' : ` scale(${round(view.scale)})`;
    const transform = `translate(${round(x)}px, ${round(top)}px)${scaled}`;
    if (transform !== label.transform) {
      label.transform = transform;
      label.element.style.transform = transform;
    }
    const opacity = view.opacity < 1 ? view.opacity.toFixed(2) : '';
    if (opacity !== label.opacity) {
      label.opacity = opacity;
      label.element.style.opacity = opacity;
    }
  }

  /** Keeps a label as it is, if nothing can have changed. @returns false if there is none. */
  keep(place: Occurrence): boolean {
    const label = this.labels.get(place);
    if (!label?.shown) return false;
    this.pass(label);
    label.frame = this.frame;
    return true;
  }

  /** True if the element is the plug of a shared node, rather than the label that contains it. */
  isJump(element: Element): boolean {
    return element.closest(`[data-part=${JUMP_PART}]`) !== null;
  }

  /** Removes labels that were not shown in this frame. */
  end(): void {
    for (const [place, label] of this.labels) {
      if (label.frame === this.frame) continue;
      this.labels.delete(place);
      label.place = null;
      label.element.remove();
      this.spare.push(label);
    }
  }

  /** Labels between the cursor and this one are hidden, or come later: inserts it before them. */
  private pass({ element }: Label): void {
    let at = this.cursor;
    while (at && at !== element) at = at.nextSibling;
    if (at) this.cursor = at.nextSibling;
  }

  private write(label: Label, place: Occurrence, view: LabelView): void {
    const { node } = place;
    const shown = `${view.state}|${joinKeys(view.places)}|${view.isActive}|${view.isSelected}|${view.isOnPath}|${view.isFound}|${view.isLeaving}|${place.position}|${place.parent?.children?.length}`;
    if (label.shown === shown && label.node === node) return;
    label.shown = shown;
    label.node = node;
    const { element } = label;
    const { texts } = this;
    const size = this.sizes.of(node);
    element.style.width = place.parent ? `${size.width}px` : '';
    element.style.height = place.parent ? `${size.height}px` : '';
    setText(label.title, place.parent ? size.text : node.label);
    const isBroken = place.parent !== null && size.text !== node.label;
    label.fullTitle = this.writeSpoken(label.fullTitle, label.title, isBroken ? node.label : '');
    setAttributes(label.title, { 'aria-hidden': isBroken ? 'true' : null });
    setText(label.fact, this.supplierFact(node.weight, view.state));
    label.note = this.writeSpoken(label.note, label.fact, texts.note(place, view.state, view.places));
    this.writePlug(label, place, view);
    setAttributes(element, {
      title: size.cut && place.parent ? node.label : null,
      tabindex: view.isActive ? 0 : -1,
      'data-sector': node.group ?? 'none',
      'data-state': view.state,
      'data-branch': flag((node.childCount ?? 0) > 0),
      'data-root': flag(place.parent === null),
      'data-path': flag(view.isOnPath),
      'data-found': flag(view.isFound),
      'aria-level': place.depth + 1,
      'aria-setsize': place.parent?.children?.length ?? 1,
      'aria-posinset': place.position + 1,
      'aria-selected': `${view.isSelected}`,
      'aria-expanded': view.state === 'end' || view.state === 'cycle' ? null : `${view.state === 'expanded'}`,
      'aria-busy': view.state === 'loading' ? 'true' : null,
      'aria-hidden': view.isLeaving ? 'true' : null,
    });
    // Null removes the attribute.
    if (this.groupColors) element.style.setProperty(HUE, this.groupColors[node.group ?? 'none'] ?? null);
  }

  private supplierFact(weight: number | undefined, state: OccurrenceState): string {
    if (state === 'cycle') return this.texts.cycle;
    if (state === 'failed') return this.texts.failed;
    if (state === 'loading') return this.texts.loading;
    return weight === undefined ? '' : this.texts.weight(weight);
  }

  private writePlug(label: Label, place: Occurrence, view: LabelView): void {
    const { childCount = 0 } = place.node;
    const isShared = view.places.length > 1;
    const isUnopened = view.state === 'unloaded' || view.state === 'collapsed';
    const text = isShared
      ? this.texts.shared(view.places.length)
      : isUnopened && childCount > 0
        ? this.texts.more(childCount)
        : '';
    if (text === '') {
      if (label.plug) label.plug.hidden = true;
      return;
    }
    if (!label.plug) {
      label.plug = makePart(this.classes.plug);
      label.plug.setAttribute('aria-hidden', 'true');
      label.element.append(label.plug);
    }
    setText(label.plug, text);
    label.plug.hidden = false;
    setAttributes(label.plug, {
      'data-part': isShared ? JUMP_PART : 'more',
      title: isShared ? this.texts.alsoUnder(place, view.places) : null,
    });
  }

  /** Creates the visually hidden element on first use, as most labels need none. */
  private writeSpoken(spoken: HTMLElement | null, after: HTMLElement, text: string): HTMLElement | null {
    if (!spoken && text === '') return null;
    const element = spoken ?? makePart(this.classes.spoken);
    if (!spoken) after.after(element);
    setText(element, text);
    return element;
  }

  private makeLabel(): Label {
    const element = document.createElement('div');
    element.className = this.classes.label;
    element.setAttribute('role', 'treeitem');
    element.dataset.part = 'node';
    const title = makePart(this.classes.title);
    const fact = makePart(this.classes.fact);
    title.dataset.selectable = '';
    fact.dataset.selectable = '';
    element.append(title, fact);
    return {
      element,
      title,
      fullTitle: null,
      fact,
      note: null,
      plug: null,
      place: null,
      node: null,
      shown: '',
      transform: '',
      opacity: '',
      frame: 0,
    };
  }
}

function makePart(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

/** Joins the keys of a node's places; empty without allocation for the usual single place. */
function joinKeys(places: readonly Occurrence[]): string {
  return places.length < 2 ? '' : places.map(({ key }) => key).join(' ');
}

function setText(element: HTMLElement, text: string): void {
  const { firstChild } = element;
  if (!firstChild) element.textContent = text;
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text;
}

/** Null removes the attribute. */
function setAttributes(
  element: HTMLElement,
  attributes: Readonly<Record<string, string | number | null>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, `${value}`);
  }
}

/** Returns the value of a boolean attribute; null for false. */
function flag(on: boolean): '' | null {
  return on ? '' : null;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
