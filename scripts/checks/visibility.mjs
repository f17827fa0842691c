import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace/paths.mjs';

/**
 * `node scripts/checks/visibility.mjs`: checks that SQL takes its visibility conditions from
 * `apps/api/src/visibility`. A rule duplicated elsewhere could reveal in one list what another withholds. Prints
 * violations, and exits with 1 if there are any.
 */

/** Columns and the table of such a condition, in SQL text. */
const IN_SQL =
  /\b(?:is_active|suspended_at|hidden_at|withheld|company_updated|company_verified_at|member_blocks)\b|\bvisibility\s*(?:=|<>|!=|IN\b)/;

/** The same columns in the query builder. */
const IN_BUILDER =
  /\b(?:users|posts|postComments|events)\.(?:isActive|suspendedAt|hiddenAt|withheld|companyUpdated|companyVerifiedAt|visibility)\b/;

/** Row properties of such a condition in code, and comparisons with a plan's name. */
const IN_CODE = /\.(?:isActive|suspendedAt|hiddenAt|companyVerifiedAt)\b|\.plan\s*[!=]==/;

/** Selected columns with an alias: no condition. */
const SELECTED = [
  /\b(?:\w+\.)?(?:hidden_at::text|is_active|(?:suspended_at|company_verified_at) IS NOT NULL|company_updated)\s+AS\s+"\w+"/g,
  /\bcoalesce\(\w+\.company_updated, false\)\s+AS\s+"\w+"/g,
  /\b\w+:\s*(?:sql<boolean>`\$\{)?users\.\w+\b/g,
];

/** Exceptions by module and file, with reasons. @type {Readonly<Record<string, string>>} */
const EXCEPTIONS = {
  'alerts/alerts.service.ts': 'mails nobody who is suspended',
  'blocks/blocks.repository.ts': 'keeps whom a member has blocked, and lists them to that member',
  'merging/removable-company.repository.ts': 'keeps how people of a removed company stood',
  'events/events.view.ts': 'says of what is shown that it is hidden, and why',
  'linkedin/linkedin.routes.ts': 'says who may sign in',
  'members/members.view.ts': 'says that a member is verified',
  'moderation/moderation.repository.ts': 'tells moderators how a thing stands',
  'posts/posts.view.ts': 'says of what is shown that it is hidden, and why',
  'posts/posting.repository.ts': 'lets nobody write who is suspended',
  'profile/email-changes.ts': 'gives no address to who is suspended',
  'security/security.repository.ts': 'says who may sign in',
  'security/security.routes.ts': 'says who may sign in',
  'session/session.view.ts': 'tells a member how the account stands',
  'sharing/shared-thing.ts': 'says in a mail that a post opens for some only',
  'subscriptions/subscriptions.service.ts': 'says whose team gives the plan',
};

/** The policy itself, the tables, and code outside the running server. */
const LEFT_OUT = /^visibility\/|^platform\/db\/(?:schema|migrations)\/|^demo\/|(?:^|\/)testing\/|\.test\.ts$/;

/**
 * Finds conditions that belong in the policy.
 *
 * @param {string} file below `apps/api/src`
 * @param {string} text
 * @returns {string[]} each with its file and line
 */
export function findSpeltRules(file, text) {
  const inModule = file.split('/').slice(-2).join('/');
  if (LEFT_OUT.test(file) || inModule in EXCEPTIONS) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const bare = SELECTED.reduce((rest, told) => rest.replace(told, (part) => ' '.repeat(part.length)), code);
  const sql = onlySql(bare).split('\n');
  return bare
    .split('\n')
    .flatMap((line, index) =>
      IN_SQL.test(sql[index] ?? '') || IN_BUILDER.test(line) || IN_CODE.test(line)
        ? [`${file}:${index + 1}: ${line.trim()}`]
        : [],
    );
}

/**
 * Blanks everything but the text of SQL templates. @param {string} code
 */
function onlySql(code) {
  /** Stack of open templates: whether each is SQL, and the number of open braces in its expression. */
  const open = /** @type {{ isSql: boolean, braces: number }[]} */ ([]);
  let text = '';
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    const inner = open.at(-1);
    const isText = inner !== undefined && inner.braces === 0;
    if (sign === '`') {
      if (isText) open.pop();
      else open.push({ isSql: /\bsql(?:<[^`]*>)?$|\bsql\.raw\(\s*$/.test(code.slice(0, at)), braces: 0 });
    } else if (isText && sign === '$' && code[at + 1] === '{') {
      inner.braces = 1;
      at += 1;
      text += ' ';
    } else if (inner && !isText) {
      if (sign === '{') inner.braces += 1;
      if (sign === '}') inner.braces -= 1;
    }
    text += sign === '\n' || (isText && inner.isSql) ? sign : ' ';
  }
  return text;
}

function main() {
  const folder = join(root, 'apps/api/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const found = files.flatMap((name) =>
    findSpeltRules(name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')),
  );
  if (found.length === 0) return;
  console.error('Use the conditions of apps/api/src/visibility instead (docs/security.md, "Who sees whom"):');
  for (const one of found) console.error(`  ${one}`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
