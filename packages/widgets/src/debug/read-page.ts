import type { CardAnswer } from './find-hosts';
import type { Problem } from './problem';

/** Narrowest layout, in px. */
const LEAST_PX = 180;
const PLACEHOLDER = '<div data-millrace="product" data-id="…"></div>';

/** Returns the start tag of an element. */
export const startTag = (element: Element): string =>
  (element.cloneNode(false) as Element).outerHTML.replace(/<\/[\w-]+>$/, '');

export const listFrames = (ours: string): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${ours}/embed/v1/frame/"]`),
];

/** Returns problems of the whole page. */
export function pageProblems(hosts: readonly HTMLElement[], ours: string): Problem[] {
  const problems: Problem[] = [];
  if (hosts.length === 0 && listFrames(ours).length === 0)
    problems.push({ text: 'debug.noWidget', fix: PLACEHOLDER });
  // Its flags can't be read; a sandbox without `allow-same-origin` shows by the origin.
  if (origin === 'null') problems.push({ text: 'debug.pageSandbox', fix: sandboxLine(NEEDED) });
  return problems;
}

/** Returns problems of one widget. */
export function hostProblems(host: HTMLElement, answer: CardAnswer | undefined): Problem[] {
  const problems: Problem[] = [];
  const at = startTag(host);
  const { width } = host.getBoundingClientRect();
  const style = host.getAttribute('style') ?? '';
  if (answer === 'missing') problems.push({ text: 'debug.missing', at, fix: 'data-id="…"' });
  if (answer === 'unavailable') problems.push({ text: 'debug.unavailable', at });
  if (host.dataset.consent !== undefined) problems.push({ text: 'debug.consent', at });
  if (host.getClientRects().length === 0) problems.push({ text: 'debug.hidden', at });
  else if (width < LEAST_PX && !isButton(host))
    problems.push({
      ...{ text: 'debug.narrow', at, values: { width: Math.round(width), least: LEAST_PX } },
      fix: `${selectorFor(host)} { display: block; min-width: ${LEAST_PX}px }`,
    });
  // Where a policy forbids the attribute, the browser keeps it and applies nothing.
  const look = /--mr-[\w-]+/.exec(style)?.[0];
  if (look && !getComputedStyle(host).getPropertyValue(look))
    problems.push({ text: 'debug.look', at, fix: `${selectorFor(host)} { ${style} }` });
  return problems;
}

/** Buttons are as wide as their text. */
const isButton = (host: HTMLElement): boolean =>
  /^(?:millrace-)?(?:follow|quote)$/.test(host.dataset.millrace || host.localName);

const selectorFor = (host: HTMLElement): string =>
  host.dataset.millrace ? `[data-millrace="${host.dataset.millrace}"]` : host.localName;

const NEEDED = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'];

const sandboxLine = (flags: Iterable<string>): string => `sandbox="${[...flags].join(' ')}"`;

/** Returns problems of our frames on the page. */
export const frameProblems = (ours: string): Problem[] =>
  listFrames(ours).flatMap((frame): Problem[] => {
    const { sandbox } = frame;
    if (!frame.hasAttribute('sandbox') || NEEDED.every((flag) => sandbox.contains(flag))) return [];
    const fix = sandboxLine(new Set([...sandbox, ...NEEDED]));
    return [{ text: 'debug.sandbox', at: startTag(frame), fix }];
  });
