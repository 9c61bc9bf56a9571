import { ConversationId, type Xid } from '../domain/kernel/ids'
import { entriesOf, put, type Table } from '../domain/kernel/table'
import { sessionOf } from '../domain/session'
import type { AccountCells, TabCells } from '../domain/log.first'
import type { TabMessage } from '../domain/tab-log'
import { wordsIn, type Draft } from '../domain/chat'

interface Kept { readonly xid: Xid, readonly drafts: Table<Draft> }

/**
 * What was written and not sent when the server ended the session: it stays in this tab's memory, nowhere else, and comes
 * back only if the same account signs in here (reliability §1). Signing out forgets it.
 */
export class KeptDrafts {
  #kept: Kept | null = null

  constructor(
    private readonly account: AccountCells,
    private readonly tab: TabCells,
    private readonly say: (message: TabMessage) => void,
  ) {}

  /** Call after every change of the account's log, before the tab forgets the account. */
  follow(): void {
    const state = this.account.session.get()
    const { session, left } = state.context
    if (state.value === 'leaving' && session !== null) {
      this.#kept = left === 'signedOut' ? null : this.#kept ?? { xid: session.xid, drafts: this.#unsent() }
    }
    const here = sessionOf(state)
    if (here === null || here.method === 'visitor' || this.#kept === null) return
    const { xid, drafts } = this.#kept
    this.#kept = null
    if (here.xid === xid) this.#giveBack(drafts)
  }

  #unsent(): Table<Draft> {
    const { drafts } = this.tab.composer.get().context
    return this.account.chat.get().context.chat.outbox.items.reduce((so, { conversationId, content }) => {
      const text = wordsIn(content)
      if (text === '') return so
      const written = so[conversationId]
      return put(so, conversationId, written === undefined ? { text, reply: null, mentions: [] }
        : { ...written, text: written.text === '' ? text : `${text}\n${written.text}` })
    }, drafts)
  }

  #giveBack(drafts: Table<Draft>): void {
    for (const [conversationId, draft] of entriesOf(drafts)) {
      if (ConversationId.is(conversationId)) this.say({ type: 'GiveDraftBack', conversationId, draft })
    }
  }
}
