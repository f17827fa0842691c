/*
 * The report on a publisher's page: what stands in the way of its widgets, and the line to change. The loader imports it
 * where its script has `data-millrace-debug`; the builder's bookmarklet imports it on any page.
 */
import { type CardAnswer, findHosts, requestCards } from './find-hosts';
import type { Problem } from './problem';
import { frameProblems, hostProblems, pageProblems } from './read-page';
import { scriptProblems } from './read-scripts';
import { ReportPanel } from './report-panel';
import { probe, Violations } from './violations';

const ours = new URL(import.meta.url).origin;
const panel = new ReportPanel();
const violations = new Violations(ours);

async function check(): Promise<void> {
  const hosts = findHosts();
  const [answers, scripts, failed] = await Promise.all([
    requestCards(hosts, ours),
    scriptProblems(ours, hosts.length > 0),
    probe(ours, hosts),
  ]);
  const show = () => {
    const { problems: refused, addresses } = violations;
    const isRefused = (address: string) => addresses.has(address.split('?')[0] as string);
    const cards = typeof answers === 'string' ? [] : answers;
    const unreached = [...failed, ...(typeof answers === 'string' ? [answers] : [])];
    const problems: Problem[] = [
      ...pageProblems(hosts, ours),
      ...scripts,
      ...refused,
      ...unreached
        .filter((address) => !isRefused(address))
        .map((address): Problem => ({ text: 'debug.blocked', values: { address } })),
      ...hosts.flatMap((host, at) => hostProblems(host, cards[at] as CardAnswer | undefined)),
      ...frameProblems(ours),
    ];
    panel.show(hosts, problems);
  };
  // A browser reports what it refused in a task of its own, which may come after the failed request.
  violations.onReport = show;
  show();
}

void check();
