import * as t from 'io-ts'
import { plainReducer } from '../../event-log'
import { ConversationId, Xid } from '../../kernel/ids'
import { message } from '../../kernel/message'
import { drop, emptyTable, tableCodec } from '../../kernel/table'
import { sessionMessages, ACCOUNT_CHANGES } from '../../session'
import { chatMessages } from '../chat.messages'
import { Draft, putDraft } from './composer.draft'
import { wordsIn, type Content } from '../content'

export const accountDraftMessages = {
  /** A tab reports its draft to the account. A draft without a text and without a reply is removed. */
  'chat/StoreDraft': message('chat/StoreDraft', { xid: Xid, conversationId: ConversationId, draft: Draft }),
} as const

const Drafts = t.strict(
  {
    /** The account that owns the drafts; `null` until the account is known. */
    of: t.union([Xid, t.null]),
    drafts: tableCodec(Draft),
  },
  'Drafts',
)
type Drafts = t.TypeOf<typeof Drafts>

const noDrafts: Drafts = { of: null, drafts: emptyTable() }

const isHandled = t.union([
  accountDraftMessages['chat/StoreDraft'],
  chatMessages['chat/SendMessage'],
  chatMessages['chat/SendLink'],
  chatMessages['chat/SendFiles'],
  chatMessages['chat/ResendMessage'],
  sessionMessages.SignedIn,
  sessionMessages.VisitorEntered,
  sessionMessages.SessionEnded,
])

/**
 * A sent message removes the draft that it came from, because the tab may close before the tab reports the empty
 * draft. After a session has expired, one tab may restore a text as a draft, and another tab may send it again.
 */
const withoutSent = (state: Drafts, id: ConversationId, content: Content): Drafts => {
  const draft = state.drafts[id]
  return draft !== undefined && draft.text !== '' && wordsIn(content).startsWith(draft.text)
    ? { ...state, drafts: drop(state.drafts, id) }
    : state
}

const fold = (state: Drafts, received: t.TypeOf<typeof isHandled>): Drafts => {
  switch (received.type) {
    case 'chat/StoreDraft':
      return state.of !== null && state.of !== received.xid
        ? state
        : { of: received.xid, drafts: putDraft(state.drafts, received.conversationId, received.draft) }
    case 'chat/SendMessage':
    case 'chat/SendLink':
    case 'chat/SendFiles':
    case 'chat/ResendMessage':
      return withoutSent(state, received.conversationId, received.content)
    case 'SignedIn':
    case 'VisitorEntered':
      return state.of === received.session.xid ? state : { of: received.session.xid, drafts: emptyTable() }
    case 'SessionEnded':
      return noDrafts
  }
}

/** The account's drafts by conversation. All tabs show the same drafts, even after the tab of a draft closes. */
export const accountDraftsReducer = plainReducer<Drafts>(
  'chat/drafts',
  noDrafts,
  Drafts,
  [
    ...Object.keys(accountDraftMessages),
    'chat/SendMessage',
    'chat/SendLink',
    'chat/SendFiles',
    'chat/ResendMessage',
    ...ACCOUNT_CHANGES,
  ],
  (state, { message: received }) => (isHandled.is(received) ? fold(state, received) : state),
)
