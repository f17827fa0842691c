/** Texts of the report that a publisher opens on their own page. */
export const debugTexts = {
  'debug.title': 'Widgets on this page',
  'debug.close': 'Close',
  'debug.checking': 'Checking…',
  'debug.fix': 'Change to',
  'debug.fine': 'We found no problems.',
  'debug.noWidget': 'This page has no widgets. If your system removes custom elements, use a div.',
  'debug.noScript': 'The script isn’t running on this page.',
  'debug.integrity': 'The script doesn’t match its integrity hash, so the browser refuses it.',
  'debug.ended': 'Version {version} is no longer available.',
  'debug.old': 'This page uses version {version}. The newest is {newest}.',
  'debug.policy': 'The policy of this page blocks {address}.',
  'debug.blocked': 'The browser couldn’t load {address}. The network or an extension blocks it.',
  'debug.missing': 'Nothing can be shown for this ID. Check it in the widget builder.',
  'debug.unavailable': 'We can’t load this widget at the moment.',
  'debug.hidden': 'This widget is hidden, so it isn’t loaded.',
  'debug.narrow': 'This widget is {width} px wide. It needs at least {least} px.',
  'debug.look': 'The policy of this page blocks the style attribute. Move it to your style sheet.',
  'debug.consent': 'This widget is waiting for consent.',
  'debug.sandbox': 'The sandbox of this frame lacks flags for scripts and links.',
  'debug.pageSandbox': 'This page runs in a sandbox. Add flags for links and Follow.',
  'debug.size': '{width} × {height} px',
} as const;

export type DebugText = keyof typeof debugTexts;
