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
  /** What a prepared statement may be called. */
  name: RegExp | null;
  fields: Fields;
  /** The code of its module and of those that it imports, in which its SQL is put together. */
  code: string;
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
      const row = ts.isCallExpression(node) ? rowTypeOf(checker, node) : undefined;
      if (row && ts.isCallExpression(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push({
          place: `${file.fileName.slice(PROGRAM_PATH.length + 1)}:${line + 1}`,
          name: nameOf(checker, node),
          fields: fieldsOf(checker, row, node),
          code: codeAround(program, file),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const isCallOf = ({ expression }: ts.CallExpression, name: string): boolean =>
  ts.isIdentifier(expression) && expression.text === name;

/** Returns the type of the rows of `rowsOf(…)` and `statement(…)`; a type parameter is named by the caller. */
function rowTypeOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  let rows: ts.Type | undefined;
  if (isCallOf(call, 'rowsOf')) rows = checker.getTypeAtLocation(call);
  if (isCallOf(call, 'statement')) {
    rows = checker.getTypeAtLocation(call).getCallSignatures()[0]?.getReturnType();
  }
  const row = rows && elementOf(checker, elementOf(checker, rows));
  return row && !(row.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Unknown)) ? row : undefined;
}

/** Returns the type argument of a promise or an array. */
const elementOf = (checker: ts.TypeChecker, type: ts.Type | undefined): ts.Type | undefined =>
  type && checker.getTypeArguments(type as ts.TypeReference)[0];

/** Returns what a statement may be called, by the types of what its name is put together of. */
function nameOf(checker: ts.TypeChecker, call: ts.CallExpression): RegExp | null {
  const [name] = call.arguments;
  if (!isCallOf(call, 'statement') || !name) return null;
  const choices = (part: ts.Expression): string => {
    const type = checker.getTypeAtLocation(part);
    const literals = type.isUnion() ? type.types : [type];
    return `(?:${literals.map((one) => (one.isStringLiteral() ? one.value : '\\w+')).join('|')})`;
  };
  if (!ts.isTemplateExpression(name)) return new RegExp(`^${choices(name)}$`);
  const rest = name.templateSpans.map(({ expression, literal }) => choices(expression) + literal.text);
  return new RegExp(`^${name.head.text}${rest.join('')}$`);
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

function codeAround(program: ts.Program, file: ts.SourceFile): string {
  const folder = dirname(file.fileName);
  const imported = [...file.text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(folder, path));
  const folders = new Set([folder, ...imported, ...imported.map(dirname)]);
  const near = program.getSourceFiles().filter(({ fileName }) => folders.has(dirname(fileName)));
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
  expect(statements.size).toBeGreaterThan(40);
  const problems: string[] = [];
  for (const [name, compile] of statements) {
    const found = queries.filter((query) => query.name?.test(name));
    if (found.length === 0) problems.push(`${name} has no type that this test finds`);
    const { text, names } = compile();
    const { fields: columns } = await client.query(
      `SELECT * FROM (${text}) statement LIMIT 0`,
      names.map(() => null),
    );
    for (const { place, fields } of found) {
      for (const field of Object.keys(fields)) {
        if (!columns.some((column) => column.name === field)) problems.push(`${place}, ${name}: no ${field}`);
      }
      for (const column of columns) {
        const kind = fields[column.name];
        if (kind !== undefined && KINDS[column.dataTypeID]?.test(kind) === false) {
          problems.push(`${place}, ${name}: ${column.name} is no ${kind}, but ${column.dataTypeID}`);
        }
      }
    }
  }
  expect(problems).toEqual([]);
});

it('any other query writes the fields of its row’s type in its SQL', () => {
  const others = queries.filter(({ name }) => name === null);
  expect(others.length).toBeGreaterThan(100);
  const problems = others.flatMap(({ place, fields, code }) =>
    Object.keys(fields).flatMap((field) =>
      // A field in one word is called as its column is.
      /[A-Z]/.test(field) && !code.includes(`"${field}"`) && !code.includes(`'${field}'`)
        ? `${place}: ${field}`
        : [],
    ),
  );
  expect(problems).toEqual([]);
});
