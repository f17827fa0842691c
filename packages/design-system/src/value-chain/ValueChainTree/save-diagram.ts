import { saveFile } from '@millrace/ui/hooks';
import type { Messages } from '@millrace/ui/messages';
import { diagramColors } from './diagram-colors';
import { drawDiagram } from './draw-diagram';
import type { VisibleTree } from './engine/visible-tree';
import { exportCsv } from './export-csv';
import { exportSvg } from './export-svg';
import { placeFact } from './tree-texts';

/** What the open tree can be saved as. */
export const DIAGRAM_FILES = ['csv', 'svg'] as const;
export type DiagramFile = (typeof DIAGRAM_FILES)[number];

/** Saves the open tree. @param name Of the file, without its ending. @param probe Colours are resolved on it. */
export function saveDiagram(
  kind: DiagramFile,
  tree: VisibleTree,
  { name, messages, probe }: { name: string; messages: Messages; probe: HTMLElement },
): void {
  if (kind === 'svg') {
    const drawing = drawDiagram(tree, placeFact(messages), diagramColors(probe));
    saveFile(`${name}.svg`, exportSvg(drawing), 'image/svg+xml');
    return;
  }
  const heads = (['name', 'level', 'parent', 'suppliers', 'further'] as const).map((column) =>
    messages.format(`valueChain.table.${column}`),
  ) as [string, string, string, string, string];
  saveFile(
    `${name}.csv`,
    exportCsv(tree, heads, messages.format('valueChain.node.cycle')),
    'text/csv;charset=utf-8',
  );
}
