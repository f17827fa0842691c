import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'On what a link of the catalogue rests: who added it, its source, and who confirms or disputes it.',
  whenToUse: [
    '“Evidence” in a row of suppliers, raw materials or applications: `LinkEvidenceContainer` opens `LinkEvidenceDialog`.',
  ],
  whenNotToUse: [
    'What a member wrote breaks the rules: `ReportDialog`.',
    'Who changed a company: `EditHistoryDialog`.',
  ],
  anatomy: [
    { component: 'Dialog', what: 'Title, cross, and the buttons.', when: 'when open' },
    { component: 'LinkEvidence', what: 'All that is known of the link.', when: 'when open' },
    { part: 'source', what: 'Where it can be read, and the way to name another place.', when: 'when ready' },
    {
      part: 'verdict',
      what: 'A member who confirms or disputes it; `data-verdict` says which.',
      when: 'where somebody did',
    },
    { part: 'form', what: 'The reader’s own verdict.', when: 'when ready' },
    { component: 'Notice', what: 'Why something was not saved.', when: 'when failed' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'Origin, source, verdicts, and the form.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'Choose between right and wrong.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'Each line says in words whether somebody confirms or disputes; the colour only repeats it.',
    'The numbers are a status, and read out when they change.',
  ],
  doAndDont: [
    { do: 'Offer Undo once a link is removed.', dont: 'Ask before what can be undone.' },
    { do: 'Let everybody read who said what.', dont: 'Hide a link because somebody disputes it.' },
  ],
  synonyms: ['provenance', 'source', 'proof', 'citation', 'verify', 'dispute', 'confirm'],
  related: ['SupplierTable', 'LinkedProductTable', 'EditHistory', 'ReportDialog'],
  stage: { kind: 'frame', heightPx: 760 },
};
