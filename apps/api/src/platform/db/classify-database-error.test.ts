import { describe, expect, it } from 'vitest';
import { classifyDatabaseError } from './classify-database-error';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('what is the matter with a database', () => {
  it.each([
    ['a transaction that only reads', failure('25006'), 'read_only'],
    ['a full disk of the server', failure('53100'), 'read_only'],
    ['a full disk of this machine', failure('ENOSPC'), 'read_only'],
    ['a folder that became read-only', failure('EROFS'), 'read_only'],
    ['a server that was stopped', failure('57P01'), 'unavailable'],
    ['a server that starts', failure('57P03'), 'unavailable'],
    ['too many connections', failure('53300'), 'unavailable'],
    ['a broken connection', failure('08006'), 'unavailable'],
    ['nobody there', failure('ECONNREFUSED'), 'unavailable'],
    ['a connection that ends', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), 'unavailable'],
    ['a value that no column takes', failure('22P02'), null],
    ['a mistake of ours', failure('42P01'), null],
    ['another error', new TypeError('x is not a function'), null],
    ['no error', 'ECONNREFUSED', null],
  ] as const)('is told of %s, however it is wrapped', (_, error, trouble) => {
    expect(classifyDatabaseError(error)).toBe(trouble);
    expect(classifyDatabaseError(new Error('Failed query: …', { cause: error }))).toBe(trouble);
  });
});
