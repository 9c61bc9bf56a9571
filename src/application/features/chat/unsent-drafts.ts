import { handedIn, maybeSent, wordsIn, type Draft, type OutboxItem } from '../../../domain/chat'
import type { AccountMessage, TabMessage, SlicesOf } from '../../../domain/features'
import { ConversationId, type SessionId, type Xid } from '../../../domain/kernel/ids'
import { emptyTable, entriesOf, put, tableFrom, type Table } from '../../../domain/kernel/table'
import { sessionOf, type Session } from '../../../domain/session'
import type { AccountSlices } from '../../../domain/core'

type Written = Pick<OutboxItem, 'clientId' | 'conversationId' | 'content'>

interface Kept {
  readonly xid: Xid
  readonly sessionId: SessionId
  readonly drafts: Table<Draft>
  /** Messages that the composer sends to the account, but that are not in the outbox yet. */
  readonly handing: readonly Written[]
  /** The messages of this tab's files, which are not in the outbox yet. Their captions become drafts. */
  readonly withFiles: readonly Written[]
  readonly waiting: readonly Written[]
  readonly onTheirWay: readonly Written[]
}

/** Puts the message text before the draft's text. */
const withWords = (drafts: Table<Draft>, { conversationId, content }: Written): Table<Draft> => {
  const text = wordsIn(content)
  if (text === '') return drafts
  const written = drafts[conversationId]
  return put(
    drafts,
    conversationId,
    written === undefined
      ? { text, reply: null, mentions: [] }
      : { ...written, text: written.text === '' ? text : `${text}\n${written.text}` },
  )
}

/** Removes the message text from the draft, if the draft still contains that text unchanged. */
const withoutWords = (drafts: Table<Draft>, { conversationId, content }: Written): Table<Draft> => {
  const draft = drafts[conversationId]
  const lines = `\n${draft?.text ?? ''}\n`
  const words = `\n${wordsIn(content)}`
  const at = lines.indexOf(`${words}\n`)
  return draft === undefined || at < 0
    ? emptyTable()
    : put(emptyTable(), conversationId, {
        ...draft,
        text: `${lines.slice(0, at)}${lines.slice(at + words.length)}`.slice(1, -1),
      })
}

/** Another tab leads now and may have sent the messages that waited here, so these messages count as sent. */
const doubted = (kept: Kept): Kept => ({ ...kept, onTheirWay: [...kept.onTheirWay, ...kept.waiting], waiting: [] })

/**
 * Keeps unsent text in this tab's memory when the server ends the session. If the same account signs in again in this
 * tab, the text is restored. Messages that may have reached the server do not become drafts: each is sent again under
 * its first client id. Signing out deletes all kept text.
 */
export class UnsentDrafts {
  #kept: Kept | null = null
  /** Messages that were restored into drafts and that no tab has sent since. */
  #putBack: readonly Written[] = []
  /** The outbox at the last call; `null` before the first call. */
  #outbox: readonly Written[] | null = null

  constructor(
    private readonly session: AccountSlices['session'],
    private readonly slices: SlicesOf<'chat'>,
    private readonly say: (message: TabMessage) => void,
    private readonly dispatchToAccount: (message: AccountMessage) => unknown,
  ) {}

  /**
   * Keeps or restores text. Call this function after every change of the account's log, before the tab forgets the
   * account.
   */
  onAccountChange(): void {
    const state = this.session.get()
    const { session, left } = state.context
    const here = sessionOf(state)
    const hasSignedOut = left === 'signedOut'
    this.#putBack = here === null ? [] : this.#stillUnsent()
    if (here !== null) this.#entered(here, hasSignedOut)
    else if (hasSignedOut) this.#kept = null
    else if (session === null && left === null && this.#kept !== null) this.#kept = doubted(this.#kept)
    else if (state.value === 'leaving' && session !== null)
      this.#kept = this.#kept === null ? this.#unsent(session) : this.#knowing(this.#kept)
    this.#dropSent()
  }

  /**
   * Another tab may send a text that this tab has restored as a draft: a tab that slept while the session expired knows
   * nothing of the draft. The text then leaves the draft (OUT-4).
   */
  #dropSent(): void {
    const { items } = this.slices.account.chat.get().data.outbox
    const before = this.#outbox
    if (items === before) return
    this.#outbox = items
    if (before === null) return
    const known = new Set(before.map(({ clientId }) => clientId))
    for (const item of items) {
      const { drafts, handing } = this.slices.tab.composer.get().data
      // What this tab sends has left its draft already, and the same text may have been typed again since.
      const isForeign = !known.has(item.clientId) && !(item.clientId in handing)
      if (isForeign && drafts[item.conversationId]?.text === wordsIn(item.content))
        this.#write(withoutWords(drafts, item))
    }
  }

  #entered({ method, sessionId, xid }: Session, hasSignedOut: boolean): void {
    const kept = this.#kept
    if (method === 'visitor' || kept === null) return
    this.#kept = null
    if (xid !== kept.xid) return
    if (sessionId === kept.sessionId) this.#goOn(kept)
    // The member did not sign out while this tab was suspended, so the kept text is restored.
    else if (!hasSignedOut) this.#giveBack(kept)
  }

  #unsent({ xid, sessionId }: Session): Kept {
    const { drafts, handing } = this.slices.tab.composer.get().data
    const chat = this.slices.account.chat.get()
    const { items } = chat.data.outbox
    const onTheirWay = maybeSent(chat)
    return {
      xid,
      sessionId,
      drafts,
      onTheirWay,
      waiting: items.filter((item) => !onTheirWay.includes(item)),
      handing: this.#unknown(entriesOf(handing).map(([, item]) => item)),
      withFiles: this.#unknown(this.#withFiles()),
    }
  }

  /**
   * A leader in another tab may have begun to send some messages. These messages are not restored into drafts either.
   */
  #knowing(kept: Kept): Kept {
    const begun = maybeSent(this.slices.account.chat.get()).filter(({ clientId }) =>
      kept.waiting.some((one) => one.clientId === clientId),
    )
    return begun.length === 0
      ? kept
      : {
          ...kept,
          onTheirWay: [...kept.onTheirWay, ...begun],
          waiting: kept.waiting.filter(({ clientId }) => begun.every((one) => one.clientId !== clientId)),
        }
  }

  #unknown(written: readonly Written[]): readonly Written[] {
    const { items, sent } = this.slices.account.chat.get().data.outbox
    const known = new Set([...items.map(({ clientId }) => clientId), ...sent])
    return written.filter(({ clientId }) => !known.has(clientId))
  }

  #withFiles(): readonly Written[] {
    return handedIn(this.slices.tab.attachments.get())
  }

  /** The messages of files that this tab has lost since. */
  #lost({ withFiles }: Kept): readonly Written[] {
    const here = new Set(this.#withFiles().map(({ clientId }) => clientId))
    return withFiles.filter(({ clientId }) => !here.has(clientId))
  }

  #giveBack(kept: Kept): void {
    const { drafts, handing, waiting, onTheirWay } = kept
    for (const { conversationId, clientId, content } of onTheirWay)
      this.dispatchToAccount({ type: 'chat/ResendMessage', conversationId, clientId, content })
    // Messages that the composer is still sending are sent normally: the tab reread its log and never saw the session
    // end.
    const { handing: here } = this.slices.tab.composer.get().data
    this.#putBack = this.#unknown([
      ...waiting,
      ...handing.filter(({ clientId }) => !(clientId in here)),
      ...this.#lost(kept),
    ])
    this.#write(this.#putBack.reduceRight(withWords, drafts))
  }

  /**
   * The restored messages that are still unsent. If another tab sends a restored message, this tab removes the
   * message's text from the draft.
   */
  #stillUnsent(): readonly Written[] {
    const unsent = this.#unknown(this.#putBack)
    for (const written of this.#putBack) {
      if (!unsent.includes(written)) this.#write(withoutWords(this.slices.tab.composer.get().data.drafts, written))
    }
    return unsent
  }

  /**
   * For a leader in another tab the session never ended, and the leader's outbox contains the sent messages. So only
   * the data that this tab lost is restored.
   */
  #goOn(kept: Kept): void {
    const { handing } = kept
    const { drafts: here } = this.slices.tab.composer.get().data
    const drafts = this.#unknown(this.#lost(kept)).reduceRight(withWords, kept.drafts)
    this.#write(tableFrom(entriesOf(drafts).filter(([id]) => !(id in here))))
    for (const { conversationId, clientId, content } of this.#unknown(handing))
      this.dispatchToAccount({ type: 'chat/SendMessage', conversationId, clientId, content })
  }

  #write(drafts: Table<Draft>): void {
    for (const [conversationId, draft] of entriesOf(drafts)) {
      if (ConversationId.is(conversationId)) this.say({ type: 'chat/RestoreDraft', conversationId, draft })
    }
  }
}
