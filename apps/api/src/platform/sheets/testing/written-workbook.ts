import { ooxml } from '../../../../testing/documents';

const OFFICE = 'http://schemas.openxmlformats.org';

/** A sheet of a workbook that is written by hand. */
export interface WrittenSheet {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  kind?: 'worksheet' | 'chartsheet';
  /** Cells by name, as markup or as text. */
  cells?: Readonly<Record<string, string>>;
  /** Ranges that are merged. */
  merged?: readonly string[];
  /** Targets of links by cell. */
  links?: Readonly<Record<string, string>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A cell with a text. */
export const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const relations = (all: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${all
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${escaped(target)}"/>`,
    )
    .join('')}</Relationships>`;

/** A workbook with sheets and number formats, which cells name by their place as `s="1"`. */
export function writtenWorkbook(sheets: readonly WrittenSheet[], formats: readonly string[] = []): Buffer {
  const parts: Record<string, string> = {};
  const paths = sheets.map(({ kind = 'worksheet', cells = {}, merged = [], links = {} }, at) => {
    const rows = new Map<string, string>();
    for (const [name, cell] of Object.entries(cells)) {
      const row = name.replace(/\D/g, '');
      rows.set(row, (rows.get(row) ?? '') + (cell.startsWith('<c ') ? cell : textCell(name, cell)));
    }
    const path = `${kind}s/sheet${at + 1}.xml`;
    const data = [...rows].map(([row, text]) => `<row r="${row}">${text}</row>`).join('');
    const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
    const linked = Object.keys(links).map(
      (cell, index) => `<hyperlink ref="${cell}" r:id="rId${index + 1}"/>`,
    );
    parts[`xl/${path}`] =
      `<${kind} xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheetData>${data}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}<hyperlinks>${linked.join('')}</hyperlinks></${kind}>`;
    parts[`xl/${kind}s/_rels/sheet${at + 1}.xml.rels`] = relations(
      Object.values(links).map((target) => ['hyperlink', target]),
    );
    return [kind, path] as const;
  });
  const list = sheets.map(
    ({ state, name = `List & ${sheets.length}` }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return ooxml('xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet', {
    'xl/workbook.xml': `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${OFFICE}/spreadsheetml/2006/main"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="1"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([...paths, ['styles', 'styles.xml']]),
    ...parts,
  });
}
