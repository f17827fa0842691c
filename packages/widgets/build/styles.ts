import { transform } from 'esbuild';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import type { StyleRule } from '../src/release/compose-sheet';
import type { Samples } from '../src/shared/renderer';
import { CLASS_NAME } from './bundle';
import { readTokens, resolveTokens } from './tokens';
import { collectUsed, type Used, usedSelector } from './used-selectors';

/** What travels of the compiled styles. */
export interface Styles {
  rules: StyleRule[];
  /** The rules that only states after painting need. */
  live: string;
  /** Names of the views' classes and sectors, to the short ones that travel. */
  names: Record<string, string>;
}

/** Layers of the design system that cards need; what has none is the widgets' own, and the foot of the cascade. */
const layers = [
  '',
  ...['theme', 'bases', 'primitives', 'features', 'utilities'].map((name) => `millrace.${name}`),
];

/**
 * Reduces the compiled styles to a flat list of the rules that some element needs in some state.
 *
 * @param samples The states of every element, by its name.
 */
export async function reduceStyles(css: string, samples: Record<string, Samples>): Promise<Styles> {
  const sheet = postcss.parse(css);
  const tokens = readTokens(sheet);
  const painted = Object.entries(samples).map(
    ([name, states]) => [name, collectUsed(states.painted)] as const,
  );
  const living = collectUsed(Object.values(samples).flatMap((states) => states.live));
  const short = shortNames();
  const rules: StyleRule[] = [];
  let live = '';
  for (const { rule, condition } of flatten(sheet)) {
    // The theme itself does not travel: its values stand where they are used.
    if (rule.nodes.some((node) => node.type === 'decl' && tokens.light.has(node.prop))) continue;
    for (const node of rule.nodes) if (node.type === 'decl') resolveTokens(node, tokens);
    const needing = painted.filter(([, used]) => selectorsFor(rule, used).length > 0);
    if (needing.length > 0) {
      const text = await write(
        rule,
        needing.flatMap(([, used]) => selectorsFor(rule, used)),
        short,
      );
      const sector = /\[data-sector="?([\w-]+)"?\]/.exec(rule.selector)?.[1];
      rules.push({
        elements: needing.map(([name]) => name),
        ...(sector === undefined ? {} : { sector: short(`data-sector=${sector}`) }),
        ...(condition === '' ? {} : { condition }),
        text,
      });
      continue;
    }
    const selectors = selectorsFor(rule, living);
    if (selectors.length === 0) continue;
    const text = await write(rule, selectors, short);
    live += condition === '' ? text : `${condition}{${text}}`;
  }
  return { rules, live, names: short.names };
}

/** The rules in the order of the cascade, without layers. */
function* flatten(sheet: Root): Generator<{ rule: Rule; condition: string }> {
  for (const layer of layers) {
    for (const { rule, inLayer, condition } of rulesIn(sheet, '', '')) {
      if (inLayer === layer) yield { rule, condition };
    }
  }
}

function* rulesIn(
  container: Container,
  inLayer: string,
  condition: string,
): Generator<{ rule: Rule; inLayer: string; condition: string }> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') yield { rule: node as Rule, inLayer, condition };
    if (node.type !== 'atrule') continue;
    const { name, params } = node as AtRule;
    if (name === 'layer') yield* rulesIn(node as AtRule, params, condition);
    else if (name === 'media' || name === 'container' || name === 'supports') {
      if (condition !== '') throw new Error(`A condition within a condition is not foreseen: ${params}`);
      const shorter = params.replace(/\s*:\s*/g, ':').replace(/,\s+/g, ',');
      yield* rulesIn(node as AtRule, inLayer, `@${name} ${shorter}`);
    }
  }
}

function selectorsFor(rule: Rule, used: Used): string[] {
  return rule.selectors.flatMap((selector) => usedSelector(byDirection(selector), used) ?? []);
}

/** A shadow root has its direction from the page, whose attribute no selector in it can see. */
const byDirection = (selector: string): string =>
  selector.replace(/\[dir="?(ltr|rtl)"?\]/g, (_, direction: string) => `:dir(${direction})`);

async function write(rule: Rule, selectors: string[], short: (name: string) => string): Promise<string> {
  const selector = [...new Set(selectors)]
    .join(',')
    .replace(/\[(data-sector)="?([\w-]+)"?\]/g, (_, name, value) => `[s=${short(`${name}=${value}`)}]`);
  const { code } = await transform(`${selector}{${rule.nodes.join(';')}}`.replace(CLASS_NAME, short), {
    loader: 'css',
    minify: true,
  });
  // What esbuild leaves as it was written: custom properties, and what refers to them.
  return code
    .trim()
    .replace(/, /g, ',')
    .replace(/ \/ /g, '/')
    .replace(/(--[\w-]+): /g, '$1:')
    .replace(/="([\w-]+)"/g, '=$1')
    .replaceAll('--mr-sector', '--s');
}

/** Names `a`, `b`, … in the order in which they are asked for. */
function shortNames() {
  const names: Record<string, string> = {};
  let count = 0;
  const short = (name: string): string => {
    names[name] ??= letters(count++);
    return names[name];
  };
  return Object.assign(short, { names });
}

function letters(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26));
  return count < 26 ? letter : letters(Math.floor(count / 26) - 1) + letter;
}
