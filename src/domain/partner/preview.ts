import * as t from 'io-ts'

/** A frame with a partner's page asks what is being written of it. */
export const PREVIEW_ASKED = 'loop/preview'

/** What an owner is writing of their page, told to the page in the frame beside it (R3-140). */
export const PreviewDraft = t.strict(
  { loop: t.literal(PREVIEW_ASKED), icon: t.union([t.string, t.null]) },
  'PreviewDraft',
)
export type PreviewDraft = t.TypeOf<typeof PreviewDraft>
