import { EMBED_FIGURES, type EmbedFigure } from '@millrace/domain';
import { daysOf } from './export-analytics';
import { ofThing } from './export-target';
import type { ExportCall, ExportedTable, PageHandlers } from './exported-table';

const NAMES: Readonly<Record<EmbedFigure, string>> = {
  views: 'Views',
  interactions: 'Interactions',
  clicks: 'Clicks through',
  sign_ups: 'Sign-ups',
  quotes: 'Requests for quotes',
  fallbacks: 'Link alone',
};

const figureHeadings = EMBED_FIGURES.map((figure) => NAMES[figure]);

async function readReport(handlers: PageHandlers, call: ExportCall) {
  const { json } = await handlers.getPublisherReport({
    ...call,
    path: ofThing(call),
    body: undefined,
    query: daysOf(call),
  });
  return json;
}

/** What became of the widgets of a site, as its page shows it, and refused as the page is. */
export const PUBLISHER_TABLES: Readonly<Record<'publisher-report' | 'publisher-widgets', ExportedTable>> = {
  'publisher-report': {
    headings: ['From (UTC)', 'To (UTC)', ...figureHeadings],
    readPage: async (handlers, call) => {
      const { buckets } = await readReport(handlers, call);
      const rows = buckets.map((one) => [one.from, one.to, ...EMBED_FIGURES.map((figure) => one[figure])]);
      return { rows, next: undefined };
    },
  },
  'publisher-widgets': {
    headings: ['Widget', 'Id', 'Name', 'State', 'Shown instead', ...figureHeadings],
    readPage: async (handlers, call) => {
      const { widgets } = await readReport(handlers, call);
      const rows = widgets.map((one) => [
        one.element,
        one.id,
        one.name,
        one.state,
        one.successor?.name ?? null,
        ...EMBED_FIGURES.map((figure) => one[figure]),
      ]);
      return { rows, next: undefined };
    },
  },
};
