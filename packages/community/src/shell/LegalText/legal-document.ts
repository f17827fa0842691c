/** A legal document: numbered sections of paragraphs and lists. */
export interface LegalDocument {
  title: string;
  /** Summary in one or two sentences. */
  summary: string;
  /** Effective date, as an ISO date. */
  since: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Fragment identifier of the section. */
  id: string;
  title: string;
  /** A list takes the place of one paragraph. */
  paragraphs: readonly (string | readonly string[])[];
}

/** Names that a document is filled in with. */
export interface LegalParties {
  /** Name of the platform. */
  brand: string;
  /** Contact e-mail address. */
  salesEmail: string;
}
