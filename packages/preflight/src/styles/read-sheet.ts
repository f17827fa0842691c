import { type CssNode, type MediaQueryList, parse } from 'css-tree';
import { requireShallow, SheetsTooLongError } from './limits';
import { isOfWidth } from './properties';

/** What a rule says of one property. */
export interface SheetDeclaration {
  property: string;
  value: string;
  isImportant: boolean;
}

/** A rule that bears on widths. */
export interface SheetRule {
  /** Selectors, with those of the rules around it. */
  selector: string;
  declarations: readonly SheetDeclaration[];
  /** All have to hold. */
  media: readonly MediaQueryList[];
  /** Whether it depends on what nobody can tell without a browser, such as a container query. */
  isMaybe: boolean;
  /** Names of the layers around it, the outermost first. */
  layer: readonly string[];
  /** From 1, in the sheet. */
  line: number;
}

/** A sheet that another one takes in. */
export interface SheetImport {
  href: string;
  media: readonly MediaQueryList[];
  isMaybe: boolean;
  layer: readonly string[];
}

/** What of a style sheet bears on widths. */
export interface Sheet {
  imports: readonly SheetImport[];
  rules: readonly SheetRule[];
  /** Layers as they are named for the first time. */
  layers: readonly (readonly string[])[];
}

/** More is no style sheet but an attack. */
const RULES_MAX = 10_000;
const SELECTOR_MAX = 2_000;

interface Around {
  selector: string | null;
  media: readonly MediaQueryList[];
  isMaybe: boolean;
  layer: readonly string[];
  /** Whether it was read a second time; a third would find the same. */
  isRest: boolean;
}

const NOTHING: Around = { selector: null, media: [], isMaybe: false, layer: [], isRest: false };

/**
 * Reads what browsers read of a style sheet: what is not right in it is passed over, as they do.
 *
 * @throws {SheetsTooLongError} for one that no site needs.
 */
export function readSheet(text: string): Sheet {
  requireShallow(text);
  const imports: SheetImport[] = [];
  const rules: SheetRule[] = [];
  const layers: (readonly string[])[] = [];
  let unnamed = 0;
  const unnamedLayer = (): string => {
    unnamed += 1;
    return `(${unnamed})`;
  };

  const walk = (nodes: Iterable<CssNode>, around: Around) => {
    const declarations: SheetDeclaration[] = [];
    let line = 1;
    for (const node of nodes) {
      if (rules.length >= RULES_MAX) throw new SheetsTooLongError();
      if (node.type === 'Declaration' && node.value.type === 'Raw' && isOfWidth(node.property)) {
        if (declarations.length === 0) line = node.loc?.start.line ?? 1;
        const { property, important, value } = node;
        declarations.push({ property, value: value.value.trim(), isImportant: important !== false });
      } else if (node.type === 'Rule' && node.prelude.type === 'Raw') {
        const selector = nested(around.selector, node.prelude.value.trim());
        if (selector.length <= SELECTOR_MAX)
          walk(node.block.children, { ...around, selector, isRest: false });
      } else if (node.type === 'Raw' && around.selector !== null && !around.isRest)
        walk(readRest(node), { ...around, isRest: true });
      else if (node.type === 'Atrule') walkAt(node, around);
    }
    const { selector, media, isMaybe, layer } = around;
    if (selector !== null && declarations.length > 0)
      rules.push({ selector, declarations, media, isMaybe, layer, line });
  };

  const walkAt = ({ name, prelude, block }: Extract<CssNode, { type: 'Atrule' }>, around: Around) => {
    const parts = prelude?.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
    const inside = (change: Partial<Around>) =>
      block && walk(block.children, { ...around, ...change, isRest: false });
    switch (name.toLowerCase()) {
      case 'media':
        inside({ media: [...around.media, ...parts.filter(isMedia)] });
        break;
      case 'layer': {
        const named = layerNames(parts);
        const names = block && named.length === 0 ? [[unnamedLayer()]] : named;
        const paths = names.map((one) => [...around.layer, ...one]);
        layers.push(...paths);
        inside({ layer: paths[0] ?? around.layer });
        break;
      }
      case 'supports': {
        const holds = isSupported(parts);
        if (holds !== false) inside({ isMaybe: around.isMaybe || holds === null });
        break;
      }
      case 'container':
      case 'scope':
        inside({ isMaybe: true });
        break;
      case 'import':
        if (around.selector === null && rules.length === 0) readImport(parts);
    }
  };

  const readImport = (parts: readonly CssNode[]) => {
    const [address, ...rest] = parts;
    if (address?.type !== 'Url' && address?.type !== 'String') return;
    const names = layerNames(rest);
    const isLayered = rest.some(
      (one) => (one.type === 'Function' || one.type === 'Identifier') && one.name.toLowerCase() === 'layer',
    );
    const layer = names[0] ?? (isLayered ? [unnamedLayer()] : []);
    if (layer.length > 0) layers.push(layer);
    const isMaybe = rest.some((one) => one.type === 'Function' && one.name.toLowerCase() === 'supports');
    imports.push({ href: address.value, media: rest.filter(isMedia), isMaybe, layer });
  };

  const root = parse(text, {
    positions: true,
    parseValue: false,
    parseRulePrelude: false,
    parseCustomProperty: false,
  });
  if (root.type === 'StyleSheet') walk(root.children, NOTHING);
  return { imports, rules, layers };
}

/** The media queries of an attribute, such as `media` of a link. */
export function readMedia(text: string): MediaQueryList[] {
  if (text.trim() === '') return [];
  requireShallow(text);
  const query = parse(text, { context: 'mediaQueryList' });
  return query.type === 'MediaQueryList' ? [query] : [];
}

/** Declarations of a style attribute. */
export function readStyle(text: string): SheetDeclaration[] {
  return readSheet(`*{${text.replace(/[{}]/g, '')}}`).rules.flatMap(({ declarations }) => [...declarations]);
}

const isMedia = (node: CssNode): node is MediaQueryList => node.type === 'MediaQueryList';

/** What the parser leaves unread of a rule in a rule: rules whose selector begins like a property, and declarations. */
function readRest({ value, loc }: Extract<CssNode, { type: 'Raw' }>): Iterable<CssNode> {
  const root = parse(value, {
    context: value.includes('{') ? 'stylesheet' : 'declarationList',
    positions: true,
    line: loc?.start.line ?? 1,
    parseValue: false,
    parseRulePrelude: false,
    parseCustomProperty: false,
  });
  return root.type === 'StyleSheet' || root.type === 'DeclarationList' ? root.children : [];
}

/** @see https://www.w3.org/TR/css-nesting-1/#nest-selector */
function nested(around: string | null, selector: string): string {
  if (around === null) return selector;
  return selector.includes('&')
    ? selector.replaceAll('&', () => `:is(${around})`)
    : `:is(${around}) ${selector}`;
}

function layerNames(parts: readonly CssNode[]): string[][] {
  return parts.flatMap((part): string[][] => {
    if (part.type === 'Layer') return [part.name.split('.')];
    if (part.type === 'LayerList') return layerNames(part.children.toArray());
    if (part.type === 'Function' && part.name.toLowerCase() === 'layer')
      return layerNames(part.children.toArray());
    return [];
  });
}

/** Whether browsers of today know what is asked for; `null` where that is not plain. */
function isSupported(parts: readonly CssNode[]): boolean | null {
  const [condition] = parts;
  if (condition?.type !== 'Condition') return null;
  const children = condition.children.toArray();
  const words = children.flatMap((one) => (one.type === 'Identifier' ? [one.name.toLowerCase()] : []));
  const rest = children.filter(({ type }) => type !== 'Identifier');
  const plain = rest.every(
    (one) => one.type === 'SupportsDeclaration' && !one.declaration.property.startsWith('-'),
  );
  if (!plain) return null;
  return words.includes('not') ? (words.length === 1 ? false : null) : true;
}
