import { EMBED_HEIGHTS } from '@millrace/domain';

/** The script as a page takes it, with further attributes. */
export function scriptMarkup(ours: string, attributes = '', path = 'millrace.js'): string {
  return `<script async${attributes && ` ${attributes}`} src="${ours}/embed/v1/${path}"></script>`;
}

/** The script of one version, which a page may pin. What stands in capitals, the reader puts in. */
export const pinnedScriptMarkup = (ours: string): string =>
  `<script async src="${ours}/embed/v1/VERSION/millrace.js" integrity="sha384-HASH" crossorigin="anonymous"></script>`;

/** A card in a page that strips elements of others. */
export const stripProofMarkup = (element: string, id: string): string =>
  `<div data-millrace="${element}" data-id="${id}"></div>`;

/** A card in a frame. */
export function frameMarkup(ours: string, element: string, id: string, attributes = ''): string {
  return `<iframe${attributes && ` ${attributes}`} src="${ours}/embed/v1/frame/${element}/${id}" width="100%" height="${EMBED_HEIGHTS.card}" loading="lazy" title="Millrace"></iframe>`;
}

/** A card on an AMP page, whose frames need a sandbox. @see https://amp.dev/documentation/components/amp-iframe */
export const ampMarkup = (ours: string, element: string, id: string): string =>
  `<amp-iframe src="${ours}/embed/v1/frame/${element}/${id}" width="360" height="${EMBED_HEIGHTS.card}" layout="responsive" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" frameborder="0"><p placeholder>Millrace</p></amp-iframe>`;
