import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { appealFormMessages } from './appeal.messages'

/** The most unsent texts. A further one replaces the oldest. */
const KEPT = 20

/** `id`: the id of the decision. The text that changed last is the last. */
const Drafts = t.readonlyArray(t.strict({ id: t.string, text: t.string }), 'AppealDrafts')
type Drafts = t.TypeOf<typeof Drafts>
const none: Drafts = []

/** The texts of appeals that the member has not sent. */
export const appealDraftsReducer = plainReducer(
  'moderation/appealDrafts',
  none,
  Drafts,
  ['moderation/WriteAppeal', 'moderation/DropAppealDraft', 'ForgetAccount'],
  (drafts, { message: received }) => {
    if (received.type === 'ForgetAccount') return none
    if (appealFormMessages['moderation/WriteAppeal'].is(received)) {
      const { id, text } = received
      return [...drafts.filter((one) => one.id !== id), { id, text }].slice(-KEPT)
    }
    return appealFormMessages['moderation/DropAppealDraft'].is(received)
      ? drafts.filter(({ id }) => id !== received.id)
      : drafts
  },
)

export const appealDraftOf = (drafts: typeof appealDraftsReducer.initial, id: string): string | null =>
  drafts.find((one) => one.id === id)?.text ?? null
