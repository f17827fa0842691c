import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { PROGRAM_PATH } from '../paths';
import { statements } from './statement';

vi.setConfig({ hookTimeout: 120_000 });

/** A field of a row's type: its name, and what JavaScript calls its value. */
type Fields = Record<string, string>;

/** A call that says of which type the rows of its SQL are. */
interface TypedQuery {
  place: string;
  /** Of a prepared statement. */
  name: string | null;
  fields: Fields;
  /** All SQL of its file and of what that imports: it may be put together anywhere there. */
  sql: string;
}

let server: TestServer;
let queries: TypedQuery[];

beforeAll(async () => {
  server = await startTestServer();
  queries = findQueries();
});
afterAll(() => server.close());

function findQueries(): TypedQuery[] {
  const config = ts.readConfigFile(join(PROGRAM_PATH, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, PROGRAM_PATH);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const found: TypedQuery[] = [];
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(join(PROGRAM_PATH, 'src')) || file.fileName.endsWith('.test.ts')) continue;
    const visit = (node: ts.Node): void => {
      const row = ts.isCallExpression(node) ? rowTypeOf(node) : undefined;
      if (row && ts.isCallExpression(node)) {
        const [first] = node.arguments;
        const type = checker.getTypeFromTypeNode(row);
        // A type parameter is named by the caller.
        if (!(type.flags & ts.TypeFlags.TypeParameter)) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart());
          found.push({
            place: `${file.fileName.slice(PROGRAM_PATH.length + 1)}:${line + 1}`,
            name: first && ts.isStringLiteral(first) ? first.text : null,
            fields: fieldsOf(checker, type, node),
            sql: sqlOf(program, file),
          });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** Returns `Row` of `rowsOf<Row>(…)` and of `statement<Values, Row>(…)`. */
function rowTypeOf({ expression, typeArguments }: ts.CallExpression): ts.TypeNode | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  if (expression.text === 'rowsOf') return typeArguments?.[0];
  return expression.text === 'statement' ? typeArguments?.[1] : undefined;
}

const fieldsOf = (checker: ts.TypeChecker, type: ts.Type, node: ts.Node): Fields =>
  Object.fromEntries(
    checker.getPropertiesOfType(type).map((property) => {
      const value = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, node));
      return [property.name, kindOf(checker, value)];
    }),
  );

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = parts.map((part) => {
    if (part.flags & ts.TypeFlags.StringLike) return 'string';
    if (part.flags & ts.TypeFlags.NumberLike) return 'number';
    if (part.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    return 'object';
  });
  return [...new Set(kinds)].toSorted().join('|') || checker.typeToString(type);
}

function sqlOf(program: ts.Program, file: ts.SourceFile): string {
  const near = program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        dirname(fileName) === dirname(file.fileName) || /\/visibility\/|platform\/db\//.test(fileName),
    );
  return near.map(({ text }) => text).join('\n');
}

/** What JavaScript calls the values of PostgreSQL's types, by their ids. */
const KINDS: Readonly<Record<number, RegExp>> = {
  16: /^boolean$/,
  20: /^string$/,
  21: /^number$/,
  23: /^number$/,
  25: /^string$/,
  700: /^number$/,
  701: /^number$/,
  1043: /^string$/,
  1082: /^string$/,
  // Drivers differ in what they read of a moment.
  1184: /^(object|string|object\|string)$/,
  1700: /^string$/,
  2950: /^string$/,
};

it('a prepared statement selects the columns of its row’s type, of the same kinds', async () => {
  const client = Reflect.get(server.context.db, '$client') as {
    query(text: string, values: unknown[]): Promise<{ fields: { name: string; dataTypeID: number }[] }>;
  };
  const prepared = queries.filter(({ name }) => name !== null);
  expect(prepared.map(({ name }) => name).toSorted()).toEqual([...statements.keys()].toSorted());
  const problems: string[] = [];
  for (const { name, place, fields } of prepared) {
    const { text, names } = statements.get(name ?? '')?.() ?? { text: '', names: [] };
    const { fields: columns } = await client.query(
      `SELECT * FROM (${text}) statement LIMIT 0`,
      names.map(() => null),
    );
    const missing = Object.keys(fields).filter((field) => !columns.some((column) => column.name === field));
    const unknown = columns.filter((column) => !(column.name in fields)).map((column) => column.name);
    if (missing.length + unknown.length > 0)
      problems.push(`${place} lacks ${missing}, has beside ${unknown}`);
    for (const column of columns) {
      const kind = fields[column.name] ?? '';
      if (KINDS[column.dataTypeID]?.test(kind) === false) {
        problems.push(`${place}: ${column.name} is a ${kind}, in the database ${column.dataTypeID}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

it('any other query writes the fields of its row’s type in its SQL', () => {
  const others = queries.filter(({ name }) => name === null);
  expect(others.length).toBeGreaterThan(100);
  const problems = others.flatMap(({ place, fields, sql }) =>
    Object.keys(fields).flatMap((field) =>
      /[A-Z]/.test(field) && !sql.includes(`"${field}"`) && !sql.includes(`'${field}'`)
        ? `${place}: ${field}`
        : [],
    ),
  );
  expect(problems).toEqual([]);
});
