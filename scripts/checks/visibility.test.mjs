import { describe, expect, it } from 'vitest';
import { findSpeltRules } from './visibility.mjs';

const FILE = 'areas/network/people/people.repository.ts';
const find = (/** @type {string} */ text) => findSpeltRules(FILE, text);

describe('conditions on who is shown to whom', () => {
  it.each([
    ['a column in SQL', 'const rows = sql`SELECT id FROM users u WHERE u.is_active`;'],
    ['several lines', 'sql<Row>`\n  SELECT 1 FROM posts p\n  WHERE p.hidden_at IS NULL`'],
    ['a value of another', `sql\`WHERE \${wanted} AND p.visibility = 'public'\``],
    ['nested SQL', `sql\`SELECT \${of ? sql\`u.company_updated\` : sql\`\`}\``],
    ['after a nested text', `sql\`LIKE \${\`\${key}%\`} AND NOT m.withheld\``],
    ['text that is taken as it is', "sql.raw('x'), sql.raw(`SELECT 1 FROM member_blocks`)"],
    ['the query builder', 'db.select().from(users).where(and(eq(users.id, id), users.isActive))'],
    ['its operators', 'or(isNull(events.hiddenAt), eq(events.createdBy, viewerId))'],
    ['who is verified', 'sql`SELECT 1 FROM users v WHERE v.company_verified_at IS NOT NULL`'],
    ['what a row says', 'if (post.hiddenAt !== null) return [];'],
    ['a plan by its name', "if (member.plan === 'free') return null;"],
  ])('are found: %s', (_, text) => {
    expect(find(text)).toHaveLength(1);
    expect(find(text)[0]).toMatch(/^areas\/network\/people\/people\.repository\.ts:\d+: /);
  });

  it.each([
    ['what the policy gives', `sql\`SELECT id FROM users u WHERE \${isShownMember('u')}\``],
    [
      'a fact of a row',
      'sql`SELECT p.hidden_at::text AS "hiddenAt", u.is_active AS "isActive" FROM posts p`',
    ],
    [
      'whether somebody is verified',
      'sql`SELECT u.company_verified_at IS NOT NULL AS "isVerified" FROM users u`',
    ],
    ['a selected column', 'db.select({ isActive: users.isActive }).from(users)'],
    ['a field of a form', 'const chosen = body.company_updated === -1;'],
    ['a comment', '// What is withheld, as is_active says.\n/** `hidden_at` */'],
  ])('are not: %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('may stand in the policy, the tables and the tests', () => {
    const rule = 'sql`u.is_active`';
    for (const file of [
      'visibility/visibility.repository.ts',
      'platform/db/schema/people.ts',
      'areas/a/a/a.api.test.ts',
    ]) {
      expect(findSpeltRules(file, rule)).toEqual([]);
    }
  });
});
