import * as t from 'io-ts'

/** The partner's page in the preview iframe posts this message to the form's window to request the draft. */
export const PREVIEW_ASKED = 'loop/preview'

/** The longest address of an icon, in UTF-16 units. */
const ADDRESS_LIMIT = 2_048
const IconAddress = t.refinement(t.string, (text) => text.length <= ADDRESS_LIMIT, 'IconAddress')

/** The owner's draft. The form sends the draft to the preview iframe next to the form (R3-140). */
export const PreviewDraft = t.strict(
  { loop: t.literal(PREVIEW_ASKED), icon: t.union([IconAddress, t.null]) },
  'PreviewDraft',
)
export type PreviewDraft = t.TypeOf<typeof PreviewDraft>
