import { saveBlob, saveFile } from '@millrace/ui/hooks';
import type { Messages } from '@millrace/ui/messages';
import { diagramColors } from './diagram-colors';
import { drawDiagram } from './draw-diagram';
import type { VisibleTree } from './engine/visible-tree';
import { exportCsv } from './export-csv';
import { exportPng, UnreadablePictureError } from './export-png';
import { exportSvg } from './export-svg';
import { placeFact } from './tree-texts';

/** What the open tree can be saved as. */
export const DIAGRAM_FILES = ['csv', 'svg', 'png'] as const;
export type DiagramFile = (typeof DIAGRAM_FILES)[number];

/** Why a file was not made: `unreadable` for a picture that would be too small. */
export type DiagramFailure = 'failed' | 'unreadable';

/** What went wrong in saving. */
export const diagramFailure = (error: unknown): DiagramFailure =>
  error instanceof UnreadablePictureError ? 'unreadable' : 'failed';

/** Saves the open tree. @param name Of the file, without its ending. @param probe Colours are resolved on it. */
export async function saveDiagram(
  kind: DiagramFile,
  tree: VisibleTree,
  { name, messages, probe }: { name: string; messages: Messages; probe: HTMLElement },
): Promise<void> {
  if (kind === 'csv') {
    const heads = (['name', 'level', 'parent', 'suppliers', 'further'] as const).map((column) =>
      messages.format(`valueChain.table.${column}`),
    ) as [string, string, string, string, string];
    return saveFile(
      `${name}.csv`,
      exportCsv(tree, heads, messages.format('valueChain.node.cycle')),
      'text/csv;charset=utf-8',
    );
  }
  const drawing = drawDiagram(tree, placeFact(messages), diagramColors(probe));
  if (kind === 'svg') saveFile(`${name}.svg`, exportSvg(drawing), 'image/svg+xml');
  else saveBlob(`${name}.png`, await exportPng(drawing));
}
