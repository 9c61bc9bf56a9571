export interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}

/** The legal documents, keyed by their path (R1-050). */
export interface LegalDocuments {
  readonly terms: LegalDocument
  readonly dataSafety: LegalDocument
  readonly policy: LegalDocument
}
