import { maybeSent, wordsIn, type Content, type Draft, type OutboxItem } from '../domain/chat'
import type { AccountMessage } from '../domain/account-log'
import { ConversationId, type Xid } from '../domain/kernel/ids'
import { entriesOf, put, type Table } from '../domain/kernel/table'
import { sessionOf } from '../domain/session'
import type { AccountCells, TabCells } from '../domain/log.first'
import type { TabMessage } from '../domain/tab-log'

interface Kept { readonly xid: Xid, readonly drafts: Table<Draft>, readonly onTheirWay: readonly OutboxItem[] }

/** What was said before stands before it. */
const withWords = (drafts: Table<Draft>, { conversationId, content }: { readonly conversationId: ConversationId, readonly content: Content }): Table<Draft> => {
  const text = wordsIn(content)
  if (text === '') return drafts
  const written = drafts[conversationId]
  return put(drafts, conversationId, written === undefined ? { text, reply: null, mentions: [] }
    : { ...written, text: written.text === '' ? text : `${text}\n${written.text}` })
}

/**
 * What was written and not sent when the server ended the session: it stays in this tab's memory, nowhere else, and comes
 * back only if the same account signs in here (reliability §1). What was on its way is not written anew, for it may have come: it
 * goes once more under its own id. Signing out forgets all of it.
 */
export class KeptDrafts {
  #kept: Kept | null = null

  constructor(
    private readonly account: AccountCells,
    private readonly tab: TabCells,
    private readonly say: (message: TabMessage) => void,
    private readonly sayToAccount: (message: AccountMessage) => unknown,
  ) {}

  /** Call after every change of the account's log, before the tab forgets the account. */
  follow(): void {
    const state = this.account.session.get()
    const { session, left } = state.context
    if (state.value === 'leaving' && session !== null) {
      this.#kept = left === 'signedOut' ? null : this.#kept ?? this.#unsent(session.xid)
    }
    const here = sessionOf(state)
    if (here === null || here.method === 'visitor' || this.#kept === null) return
    const kept = this.#kept
    this.#kept = null
    if (here.xid === kept.xid) this.#giveBack(kept)
  }

  #unsent(xid: Xid): Kept {
    const { drafts, handing } = this.tab.composer.get().context
    const chat = this.account.chat.get()
    const { items, sent } = chat.context.chat.outbox
    const onTheirWay = maybeSent(chat)
    const isKnown = new Set([...items.map(({ clientId }) => clientId), ...sent])
    const unsent = [
      ...items.filter((item) => !onTheirWay.includes(item)),
      ...entriesOf(handing).flatMap(([, one]) => (isKnown.has(one.clientId) ? [] : [one])),
    ]
    return { xid, onTheirWay, drafts: unsent.reduceRight(withWords, drafts) }
  }

  #giveBack({ drafts, onTheirWay }: Kept): void {
    for (const { conversationId, clientId, content } of onTheirWay) this.sayToAccount({ type: 'SendMessage', conversationId, clientId, content })
    for (const [conversationId, draft] of entriesOf(drafts)) {
      if (ConversationId.is(conversationId)) this.say({ type: 'GiveDraftBack', conversationId, draft })
    }
  }
}
