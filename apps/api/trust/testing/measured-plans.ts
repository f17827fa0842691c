import type { Database } from '../../src/platform/db/database';
import type { SentStatement } from '../../testing/sent-statements';

interface MeasuredNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: MeasuredNode[];
}

/** What the database did for a statement. */
export interface MeasuredPlan {
  ms: number;
  /** Rows of tables and indexes that were read, those that were thrown away among them. */
  rowsRead: number;
  /** Tables that were read whole, and how many rows were sorted at most. */
  summary: string;
}

/** Runs reads once more, and says what the database did for them. */
export async function measurePlans(
  db: Database,
  statements: readonly SentStatement[],
): Promise<MeasuredPlan[]> {
  const client = Reflect.get(db, '$client') as {
    query(text: string, values: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': [Explained] }[] }>;
  };
  const plans: MeasuredPlan[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*[(]?\s*(select|with)/i.test(text)) continue;
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (!explained) throw new Error('There is no plan.');
    const nodes = nodesOf(explained.Plan);
    plans.push({
      ms: explained['Execution Time'],
      rowsRead: Math.round(nodes.reduce((sum, node) => sum + readBy(node), 0)),
      summary: summarize(nodes),
    });
  }
  return plans;
}

interface Explained {
  Plan: MeasuredNode;
  'Execution Time': number;
}

const nodesOf = (node: MeasuredNode): MeasuredNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const isScan = (node: MeasuredNode): boolean =>
  node['Relation Name'] !== undefined || node['Index Name'] !== undefined;

const readBy = (node: MeasuredNode): number =>
  isScan(node)
    ? node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0))
    : 0;

/** Where the most rows were read, the table that is most of the work first. */
function summarize(nodes: readonly MeasuredNode[]): string {
  const reads = nodes
    .filter((node) => isScan(node) && readBy(node) > 0)
    .sort((a, b) => readBy(b) - readBy(a))
    .slice(0, 3)
    .map(
      (node) =>
        `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']} ${Math.round(readBy(node))}`,
    );
  const sorted = nodes
    .filter((node) => node['Node Type'] === 'Sort')
    .map((node) => (node.Plans?.[0]?.['Actual Rows'] ?? 0) * (node.Plans?.[0]?.['Actual Loops'] ?? 1));
  return [...reads, ...(sorted.length > 0 ? [`sorts ${Math.round(Math.max(...sorted))}`] : [])].join(', ');
}
