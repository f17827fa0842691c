import { jobHandlers } from '../src/background';
import type { TestServer } from './test-server';
import type { Visitor } from './visitor';

type Reply = Awaited<ReturnType<Visitor['get']>>;

const IMPORTS = '/api/v2/spreadsheets/imports';

/** Imports a spreadsheet to its end. @returns The finished import, or the rejection. */
export async function importSheet(
  server: TestServer,
  visitor: Visitor,
  form: FormData,
  options: Parameters<Visitor['send']>[3] = {},
): Promise<Reply> {
  const started = await visitor.send('POST', '/api/v2/spreadsheets/import', form, options);
  return started.status === 202 ? ended(server, visitor, started) : started;
}

/** Undoes an import to its end. @returns The undone import, or the rejection. */
export async function undoImport(server: TestServer, visitor: Visitor, id: string): Promise<Reply> {
  const started = await visitor.delete(`${IMPORTS}/${id}`);
  return started.status === 202 ? ended(server, visitor, started) : started;
}

async function ended({ context }: TestServer, visitor: Visitor, { body }: Reply): Promise<Reply> {
  await context.jobs.runDue(jobHandlers(context));
  return visitor.get(`${IMPORTS}/${body.id}`);
}
