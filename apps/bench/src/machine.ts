import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine in one line; measurements mean nothing without it. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  const memoryGiB = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]?.toFixed(1);
  return `${model}, ${availableParallelism()} cores, ${memoryGiB} GiB, Node ${process.versions.node}, load before the run ${load}`;
}
