export const valueChainStripMessages = {
  'valueChainStrip.label':
    '{hasInputs, select, true {{inputs} flow into {product}} other {{product}}}{hasUses, select, true {, which flows into {uses}} other {}}',
} as const;
