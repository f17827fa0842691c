import type { Scenario } from './scenarios';

const LOOKED_AT = 100;

/**
 * Asserts that two servers return the same items in the same order, before their speed is compared.
 *
 * @throws for the first path with different responses.
 */
export async function assertSameAnswers(
  scenario: Scenario,
  urls: readonly [string, string],
  headers: Record<string, string>,
): Promise<void> {
  for (const path of scenario.paths.slice(0, LOOKED_AT)) {
    const ask = (url: string) =>
      scenario.form ? outcomeOf(`${url}${path}`, scenario.form) : idsOf(`${url}${path}`, headers);
    const [one, other] = await Promise.all(urls.map(ask));
    if (one !== other)
      throw new Error(`${scenario.name}: ${path} is answered differently:\n${one}\n${other}`);
  }
}

interface Answer {
  Item?: { id: string; following?: boolean };
  Items?: { id: string }[];
  results?: { company_id: string }[];
  /** Items of a feed, with the total. */
  items?: { id: string }[];
  total?: number;
  /** Number of comments. */
  Count?: number;
}

async function idsOf(url: string, headers: Record<string, string>): Promise<string> {
  const reply = await fetch(url, { headers });
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}.`);
  const { Item, Items, items, results, total, Count } = (await reply.json()) as Answer;
  if (Item) return `${Item.id} ${Item.following === true}`;
  const found = [
    ...(Items ?? items ?? []).map(({ id }) => id),
    ...(results ?? []).map((row) => row.company_id),
  ];
  return [...found, total ?? Count ?? ''].join(' ');
}

/** Outcome of a form: whether a session begins. */
async function outcomeOf(url: string, form: Readonly<Record<string, string>>): Promise<string> {
  const reply = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return `${reply.status} ${reply.headers.has('set-cookie')}`;
}
