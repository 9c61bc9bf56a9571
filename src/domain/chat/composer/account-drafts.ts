import * as t from 'io-ts'
import { foldUnit } from '../../event-log'
import { ConversationId, Xid } from '../../kernel/ids'
import { message } from '../../kernel/message'
import { drop, emptyTable, tableCodec } from '../../kernel/table'
import { sessionMessages } from '../../session'
import { chatMessages } from '../chat.messages'
import { Draft, putDraft } from './composer.draft'
import { wordsIn, type Content } from '../content'

export const accountDraftMessages = {
  /** A tab tells what is written there by now; nothing written and nothing answered takes the draft away. */
  KeepDraft: message('KeepDraft', { xid: Xid, conversationId: ConversationId, draft: Draft }),
} as const

const Drafts = t.strict(
  {
    /** Whose they are; `null` until this account first told of one. */
    of: t.union([Xid, t.null]),
    drafts: tableCodec(Draft),
  },
  'Drafts',
)
type Drafts = t.TypeOf<typeof Drafts>

const noDrafts: Drafts = { of: null, drafts: emptyTable() }

const isHeard = t.union([
  accountDraftMessages.KeepDraft,
  chatMessages.SendMessage,
  chatMessages.SendLink,
  sessionMessages.SignedIn,
  sessionMessages.VisitorEntered,
  sessionMessages.SessionEnded,
])

/** Its tab may be gone before it tells that nothing is left of it. */
const withoutSent = (state: Drafts, id: ConversationId, content: Content): Drafts => {
  const draft = state.drafts[id]
  return draft !== undefined && draft.text !== '' && wordsIn(content).startsWith(draft.text)
    ? { ...state, drafts: drop(state.drafts, id) }
    : state
}

const fold = (state: Drafts, heard: t.TypeOf<typeof isHeard>): Drafts => {
  switch (heard.type) {
    case 'KeepDraft':
      return state.of !== null && state.of !== heard.xid
        ? state
        : { of: heard.xid, drafts: putDraft(state.drafts, heard.conversationId, heard.draft) }
    case 'SendMessage':
    case 'SendLink':
      return withoutSent(state, heard.conversationId, heard.content)
    case 'SignedIn':
    case 'VisitorEntered':
      return state.of === heard.session.xid ? state : { of: heard.session.xid, drafts: emptyTable() }
    case 'SessionEnded':
      return noDrafts
  }
}

/**
 * What the account has begun to write, by conversation: the same in every tab, also once that in which it was written
 * is closed.
 */
export const accountDraftsReducer = foldUnit<Drafts>(
  'drafts',
  noDrafts,
  Drafts,
  [...Object.keys(accountDraftMessages), 'SendMessage', 'SendLink', 'SignedIn', 'VisitorEntered', 'SessionEnded'],
  (state, { message: heard }) => (isHeard.is(heard) ? fold(state, heard) : state),
)
