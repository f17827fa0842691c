import type { ReleasedVersion } from '../server/release-list';
import type { Problem } from './problem';
import { startTag } from './read-page';

/** Returns problems of the page's scripts: none, an old one, one that is gone, or one that was changed. */
export async function scriptProblems(ours: string, isNeeded: boolean): Promise<Problem[]> {
  const scripts = [
    ...document.querySelectorAll<HTMLScriptElement>(`script[src^="${ours}/embed/v1/"]`),
  ].filter(({ src }) => SCRIPT.test(src));
  const releases = await readReleases(ours);
  const [newest] = releases;
  const isRunning = 'millrace' in window;
  const problems: Problem[] = [];
  for (const script of scripts) {
    const [, version, file = ''] = SCRIPT.exec(script.src) ?? [];
    const at = startTag(script);
    const fix = newest && pinnedScript(ours, newest, file);
    const release = releases.find((one) => one.version === version) ?? (version ? undefined : newest);
    const expected = release?.scripts.find(({ name }) => name === file)?.integrity;
    const fixed = { at, ...(fix && { fix }) };
    if (newest && !release)
      problems.push({ text: 'debug.ended', values: { version: version ?? '' }, ...fixed });
    else if (script.integrity && expected && !isRunning && script.integrity !== expected)
      problems.push({ text: 'debug.integrity', ...fixed });
    else if (newest && release !== newest)
      problems.push({
        ...{ text: 'debug.old', ...fixed },
        values: { version: version ?? '', newest: newest.version },
      });
  }
  if (isNeeded && !isRunning && problems.length === 0)
    problems.push({
      text: 'debug.noScript',
      fix: `<script async src="${ours}/embed/v1/millrace.js"></script>`,
    });
  return problems;
}

const SCRIPT = /\/embed\/v1\/(?:([0-9a-f]{8})\/)?(millrace\.js|suite\.js)(?:[?#]|$)/;

/** Returns the kept versions, the newest first; none if the request is blocked, which is reported by itself. */
const readReleases = (ours: string): Promise<ReleasedVersion[]> =>
  fetch(`${ours}/embed/v1/releases.json`)
    .then((response) => response.json())
    .then(
      ({ releases }: { releases: ReleasedVersion[] }) => releases,
      () => [],
    );

function pinnedScript(ours: string, { scripts }: ReleasedVersion, file: string): string | undefined {
  const script = scripts.find(({ name }) => name === file);
  return (
    script &&
    `<script async src="${ours}${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`
  );
}
