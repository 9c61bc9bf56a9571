import { isSameDraft, isUnsynced, noDraft } from '../../../domain/chat'
import { ConversationId } from '../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../domain/kernel/table'
import type { AccountSlices } from '../../../domain/core'
import { isMember, sessionOf } from '../../../domain/session'
import type { TabMessage, SlicesOf } from '../../../domain/features'

/** Copies the account's drafts into this tab. A draft that only this tab has is newer and is not overwritten. */
export class DraftSync {
  #account: unknown = null
  #tab: unknown = null
  #wasVisitor = false

  constructor(
    private readonly session: AccountSlices['session'],
    private readonly slices: SlicesOf<'chat'>,
    private readonly say: (message: TabMessage) => void,
  ) {}

  /** Synchronises the drafts. Call this function after every change of the account's log. */
  follow(): void {
    const session = this.session.get()
    if (!isMember(session)) {
      this.#wasVisitor = sessionOf(session) !== null
      return
    }
    const { drafts } = this.slices.tab.composer.get().data
    const kept = this.slices.account.drafts.get()
    if (this.#wasVisitor) this.#giveAll()
    else if (kept !== this.#account || drafts !== this.#tab) this.#take(kept)
    this.#wasVisitor = false
    this.#account = kept
    this.#tab = this.slices.tab.composer.get().data.drafts
  }

  /**
   * Reports all drafts of this tab to the account, so that a visitor's drafts survive when the visitor gets an account.
   */
  #giveAll(): void {
    for (const [id, draft] of entriesOf(this.slices.tab.composer.get().data.drafts)) {
      if (ConversationId.is(id)) this.say({ type: 'chat/RestoreDraft', conversationId: id, draft: { ...draft } })
    }
  }

  #take({ of, drafts }: ReturnType<SlicesOf<'chat'>['account']['drafts']['get']>): void {
    const here = this.slices.tab.composer.get()
    for (const id of new Set([...keysOf(here.data.drafts), ...keysOf(drafts)])) {
      const [mine, theirs] = [here.data.drafts[id], drafts[id]]
      if (!ConversationId.is(id) || isUnsynced(here, id) || isSameDraft(mine ?? noDraft, theirs ?? noDraft)) continue
      // An earlier version saved no drafts in the account, so the tab's draft is kept.
      if (of === null && mine !== undefined)
        this.say({ type: 'chat/RestoreDraft', conversationId: id, draft: { ...mine } })
      else this.say({ type: 'chat/SyncDraft', conversationId: id, draft: theirs ?? noDraft })
    }
  }
}
