import { EMBED_HEIGHTS } from '@millrace/domain';

/** Returns the script tag, with further attributes. */
export function scriptMarkup(ours: string, attributes = '', path = 'millrace.js'): string {
  return `<script async${attributes && ` ${attributes}`} src="${ours}/embed/v1/${path}"></script>`;
}

/** Returns the script tag of one version, which a page may pin. Capitals are placeholders. */
export const pinnedScriptMarkup = (ours: string): string =>
  `<script async src="${ours}/embed/v1/VERSION/millrace.js" integrity="sha384-HASH" crossorigin="anonymous"></script>`;

/** Returns a card for pages whose editor strips custom elements. */
export const stripProofMarkup = (element: string, id: string): string =>
  `<div data-millrace="${element}" data-id="${id}"></div>`;

/** Returns a card in a frame. */
export function frameMarkup(ours: string, element: string, id: string, attributes = ''): string {
  return `<iframe${attributes && ` ${attributes}`} src="${ours}/embed/v1/frame/${element}/${id}" width="100%" height="${EMBED_HEIGHTS.card}" loading="lazy" title="Millrace"></iframe>`;
}

/** Returns a card for AMP pages, with a sandbox. @see https://amp.dev/documentation/components/amp-iframe */
export const ampMarkup = (ours: string, element: string, id: string): string =>
  `<amp-iframe src="${ours}/embed/v1/frame/${element}/${id}" width="360" height="${EMBED_HEIGHTS.card}" layout="responsive" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" frameborder="0"><p placeholder>Millrace</p></amp-iframe>`;
