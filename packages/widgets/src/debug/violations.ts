import type { Problem } from './problem';

/** Collects what the browser reports as refused by the page's policy. */
export class Violations {
  /** Called for each new report. */
  onReport: () => void = () => undefined;
  readonly problems: Problem[] = [];
  /** Refused addresses, without query. */
  readonly addresses = new Set<string>();
  readonly #directives = new Set<string>();

  constructor(ours: string) {
    addEventListener('securitypolicyviolation', (event) => {
      const { blockedURI, effectiveDirective, originalPolicy, disposition } = event;
      if (disposition !== 'enforce' || !isWidgetAddress(blockedURI, ours)) return;
      const address = blockedURI.split('?')[0] as string;
      this.addresses.add(address);
      const { origin } = new URL(blockedURI);
      // One line for each directive and origin, however many requests it refused.
      const key = `${effectiveDirective} ${origin} ${originalPolicy}`;
      if (this.#directives.has(key)) return;
      this.#directives.add(key);
      const { at, fix } = policyLine(originalPolicy, effectiveDirective, origin);
      this.problems.push({ text: 'debug.policy', values: { address }, at, fix });
      this.onReport();
    });
  }
}

/** True for our origin, and for pictures of cards, which may be elsewhere. */
const isWidgetAddress = (address: string, ours: string): boolean =>
  address === ours || address.startsWith(`${ours}/`) || pictures.has(address);

const pictures = new Set<string>();

/** Returns the directive that refused an address, and the same with the origin added. */
export function policyLine(policy: string, effective: string, origin: string): { at: string; fix: string } {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const usual = effective.replace(/-(?:elem|attr)$/, '');
  const [name = '', ...sources] =
    [effective, usual, ...(usual === 'frame-src' ? ['child-src'] : []), 'default-src']
      .map((wanted) => directives.find(([found]) => found?.toLowerCase() === wanted))
      .find(Boolean) ?? [];
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
  // `default-src` stays as it is: only what widgets need is opened.
  const own = name === 'default-src' ? usual : name;
  return { at: [name, ...sources].join(' '), fix: [own, ...kept, origin].join(' ') };
}

/**
 * Requests once more what cards request, so that the browser reports what it refuses.
 *
 * @returns Addresses that failed.
 */
export async function probe(ours: string, hosts: readonly HTMLElement[]): Promise<string[]> {
  if (hosts.length === 0) return probeFrames(ours);
  const base = `${ours}/embed/v1/${VERSION}/`;
  const [view, typeface] = [`${base}live.js`, `${base}regular0.woff2`];
  new Image().src = `${ours}/art/v2/optical-fiber/plate/millrace.svg`;
  for (const host of hosts)
    for (const picture of host.shadowRoot?.querySelectorAll('img') ?? [])
      if (picture.complete && picture.naturalWidth === 0) {
        pictures.add(picture.src);
        new Image().src = picture.src;
      }
  const isOurTypeface = hosts.some(
    (host) => !host.dataset.font && !getComputedStyle(host).getPropertyValue('--mr-font'),
  );
  const results = await Promise.all([
    preload(view),
    isOurTypeface ? loads(new FontFace('Millrace check', `url(${typeface})`).load(), typeface) : [],
  ]);
  return [...results.flat(), ...probeFrames(ours)];
}

const loads = (work: Promise<unknown>, address: string): Promise<string[]> =>
  work.then(
    () => [],
    () => [address],
  );

function preload(address: string): Promise<string[]> {
  const link = document.createElement('link');
  const work = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
  return loads(work, address).finally(() => link.remove());
}

/** A blocked frame looks like a loaded one, so that one more is tried, unseen. */
function probeFrames(ours: string): [] {
  if (document.querySelector(`iframe[src^="${ours}/embed/v1/"]`)) {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.src = `${ours}/embed/v1/releases.json`;
    frame.onload = () => frame.remove();
    document.body.append(frame);
  }
  return [];
}

// The build sets this.
declare const VERSION: string;
