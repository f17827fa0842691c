import { describe, expect, it } from 'vitest';
import { parsePlan } from './parse-plan';

const plan = (step: object) =>
  JSON.stringify({ source: 'test', steps: [{ file: 'a.csv', kind: 'products', ...step }] });

describe('a plan', () => {
  it('says what each file holds', () => {
    const step = {
      file: 'edges.csv',
      kind: 'links',
      columns: { material: 'from', product: { text: '{to}' } },
      where: { relation: ['is_input_of', 'is_part_of'] },
      split: { product: ';' },
      values: { material: { none: null } },
      words: ['material'],
      create: { sector: 'Lithium-Ion' },
      delimiter: 'tab',
      encoding: 'latin1',
      format: 'csv',
    };
    expect(parsePlan(JSON.stringify({ about: 'A test', source: 'test', steps: [step] }), 'a plan')).toEqual({
      source: 'test',
      steps: [{ ...step, create: { sector: 'lithium-ion' }, delimiter: '\t', encoding: 'windows-1252' }],
    });
  });

  it('needs no kind where the name of the file tells it', () => {
    const { steps } = parsePlan('{"source":"test","steps":[{"file":"some/Companies.csv"}]}', 'a plan');
    expect(steps[0]?.kind).toBe('companies');
  });

  it.each([
    ['{', 'p.json isn’t valid JSON'],
    ['[]', 'p.json must be an object.'],
    ['{"steps":[{}]}', 'p.json: source must be a text.'],
    ['{"source":"a","steps":[]}', 'p.json: steps must be a list with at least one step.'],
    ['{"source":"a","step":[]}', 'p.json: unknown field "step". Use one of about, source, steps.'],
    [plan({ file: '' }), 'p.json: steps[0].file must be a text.'],
    [plan({ kind: 'things' }), 'p.json: steps[0].kind must be one of products, companies, links, suppliers.'],
    [
      plan({ columns: { nam: 'x' } }),
      'p.json: steps[0].columns: unknown field "nam". The fields of products are key, name',
    ],
    [plan({ columns: { key: 'id' } }), 'p.json: steps[0].columns must name the column of "name".'],
    [plan({ columns: { name: 5 } }), 'p.json: steps[0].columns.name must be an object.'],
    [
      plan({ split: { key: ';' } }),
      'p.json: steps[0].split: "key" has a single value; only name can be split.',
    ],
    [plan({ columns: { name: 'a', key: 'b' }, split: { name: ';' } }), 'they can’t share one "key"'],
    [plan({ words: ['sector'] }), 'words works only with names'],
    [plan({ words: 'name' }), 'p.json: steps[0].words must be a list of fields.'],
    [
      plan({ create: true }),
      'p.json: steps[0].create works only with links and suppliers; products are always created.',
    ],
    [plan({ where: { a: 5 } }), 'p.json: steps[0].where.a must be a text or a list of texts.'],
    [plan({ values: { sector: { a: 5 } } }), 'p.json: steps[0].values.sector["a"] must be a text, or null'],
    [plan({ delimiter: '::' }), 'p.json: steps[0].delimiter must be one character, or "tab".'],
    [plan({ encoding: 'klingon' }), 'p.json: steps[0].encoding: "klingon" isn’t a known encoding.'],
    [plan({ format: 'ods' }), 'p.json: steps[0].format must be one of csv, '],
    [
      '{"source":"a","steps":[{"file":"links.csv","create":{"sector":"wool"}}]}',
      'p.json: steps[0].create.sector must be one of optical-fiber',
    ],
  ])('names the place that is not right: %s', (json, message) => {
    expect(() => parsePlan(json, 'p.json')).toThrow(message);
  });
});
