/**
 * Runs tasks with a concurrency of two, as most of them use one core.
 * @template Result
 * @param {readonly (() => Promise<Result>)[]} tasks  the longest first
 * @param {(result: Result) => void} report  called after each task
 * @returns {Promise<Result[]>}
 */
export async function twoAtATime(tasks, report) {
  const queue = [...tasks];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await next();
      results.push(result);
      report(result);
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}
