import { describe, expect, it } from 'vitest';
import { readAddresses } from './sharing';

describe('readAddresses', () => {
  it('reads addresses by commas, and as mail programs write them', () => {
    expect(readAddresses(' ada@kvarnholm.example,bo@halden.example;\ncy@uv.example, ')).toEqual({
      addresses: ['ada@kvarnholm.example', 'bo@halden.example', 'cy@uv.example'],
      invalid: [],
    });
  });

  it('names an address once, whatever its case', () => {
    expect(readAddresses('Ada@Kvarnholm.example, ada@kvarnholm.example').addresses).toEqual([
      'Ada@Kvarnholm.example',
    ]);
  });

  it('tells what is no address, each once', () => {
    expect(readAddresses('ada@, bo@halden.example, Cy <cy@uv.example>, ada@')).toEqual({
      addresses: ['bo@halden.example'],
      invalid: ['ada@', 'Cy <cy@uv.example>'],
    });
  });

  it.each(['', '  ', ' , ;\n,'])('finds nothing in %j', (list) => {
    expect(readAddresses(list)).toEqual({ addresses: [], invalid: [] });
  });
});
