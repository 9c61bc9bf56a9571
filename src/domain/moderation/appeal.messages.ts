import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'

/** Messages of the tab's log: the text of an appeal, and the form of the decision about an appeal. */
export const appealFormMessages = {
  /** Command: keep the text of an unsent appeal. `id`: the id of the decision. */
  'moderation/WriteAppeal': message('moderation/WriteAppeal', { id: t.string, text: t.string }),
  /** Command: forget the text, because the account's log has it. */
  'moderation/DropAppealDraft': message('moderation/DropAppealDraft', { id: t.string }),
  'moderation/OpenAppeal': message('moderation/OpenAppeal', { id: t.string }),
  'moderation/ChangeAppealDecision': message('moderation/ChangeAppealDecision', {
    accepts: t.boolean,
    reason: t.string,
  }),
  'moderation/SendAppealDecision': message('moderation/SendAppealDecision', {}),
  'moderation/CloseAppeal': message('moderation/CloseAppeal', {}),
  'moderation/AppealDecided': effectResult('moderation/AppealDecided', {}),
  'moderation/AppealNotDecided': effectResult('moderation/AppealNotDecided', { failure: Failure }),
} as const

type Codecs = typeof appealFormMessages
export type AppealFormMessage = t.TypeOf<Codecs[keyof Codecs]>
