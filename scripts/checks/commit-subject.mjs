import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/checks/commit-subject.mjs FILE`: checks the first line of a commit message, as the hook
 * `scripts/hooks/commit-msg` does. Exits with 1 if the subject is refused; mere advice lets it pass.
 */

const SUBJECT_MAX = 72;

/** Subjects that git generates. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

const SUBJECT = /^(?<area>[a-z0-9][a-z0-9/-]*): (?<summary>\S.*)$/;

/** Verbs in the imperative that end like another form. */
const IMPERATIVE =
  /^(?:embed|feed|need|seed|shed|speed|bring|ring|string|swing|(?:by|com|re|sur)?pass|access|address|bless|canvas|compress|cross|discuss|dismiss|express|focus|guess|miss|press|process|progress|stress|suppress|toss|witness)$/;

/** Words that do not begin a summary. */
const NO_VERB =
  /^(?:a|an|the|this|that|these|those|some|more|new|no|what|how|when|where|whether|which|who|why)$/i;

/**
 * Checks a commit's subject.
 *
 * @param {string} subject
 * @returns {{ problems: string[], advice: string[] }}
 */
export function checkSubject(subject) {
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const advice = [];
  if (BY_GIT.test(subject)) return { problems, advice };
  if (subject.length > SUBJECT_MAX) problems.push(`has ${subject.length} characters: at most ${SUBJECT_MAX}`);
  const { area, summary } = SUBJECT.exec(subject)?.groups ?? {};
  if (area === undefined || summary === undefined) {
    problems.push('begins with an area, in lower case, and a colon: "feeds: exclude suspended users"');
    return { problems, advice };
  }
  const [verb = ''] = summary.split(/[\s,]/);
  if (/^[A-Z][a-z]/.test(verb)) problems.push(`"${verb}" is written in lower case`);
  if (NO_VERB.test(verb))
    problems.push(`"${verb}" is no verb: say what the commit does, "add", "rename", "fix"`);
  else if (/(?:[^e]ed|ing|[^s]s)$/.test(verb) && !IMPERATIVE.test(verb)) {
    problems.push(`"${verb}" is not in the imperative: "add", not "added", "adds" or "adding"`);
  }
  if (/[.;]$/.test(summary)) problems.push('ends without a full stop');
  if (/,? and /.test(summary)) advice.push('says "and": are these two changes, and two commits?');
  return { problems, advice };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n', 1);
  const { problems, advice } = checkSubject(subject);
  for (const line of advice) console.error(`advice: the subject ${line}`);
  for (const line of problems) console.error(`refused: the subject ${line}`);
  if (problems.length > 0) process.exitCode = 1;
}
