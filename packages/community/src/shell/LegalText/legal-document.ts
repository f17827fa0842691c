/** A text that binds: numbered sections of paragraphs and lists. */
export interface LegalDocument {
  title: string;
  /** What it says in a sentence or two, for those who read no further. */
  summary: string;
  /** The day from which it holds, as an ISO date. */
  since: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** For its address on the page. */
  id: string;
  title: string;
  /** A list stands for one paragraph. */
  paragraphs: readonly (string | readonly string[])[];
}

/** Whose text it is. */
export interface LegalParties {
  /** Name of the platform. */
  brand: string;
  /** Where to write to. */
  salesEmail: string;
}
