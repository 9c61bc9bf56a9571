import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { Origin } from '../../domain/event-log'
import type { SessionId, TabId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { AccountSlices } from '../../domain/manifests/core'
import { knowsNobody, sessionOf } from '../../domain/session'
import type { EventLog } from './event-log'
import type { TabProtocolMessage } from './tabs/tab-protocol'
import { PendingCommands, type PendingCommand } from './tabs/pending-commands'

interface Deps {
  readonly slices: AccountSlices
  readonly log: EventLog<AccountMessage>
  readonly isLeading: () => boolean
  readonly isRedelivered: (message: AccountMessage) => boolean
  readonly post: (said: TabProtocolMessage<AccountMessage>) => void
}

/** These are meant whoever is in. All else is meant by, or for, the account under which it is said. */
const SESSIONLESS: ReadonlySet<string> = new Set(['NeedSession', 'SignedIn', 'ChooseTheme', 'ChooseLanguage'])

/** What this tab says to the account's log: handed to whoever leads, again and again, until it is heard back. */
export class CommandSender {
  #me: TabId | null = null
  readonly #unheard = new PendingCommands()
  /**
   * Whose words wait where they were said: this tab has begun to lead, and may not have heard yet of who signed in
   * before it.
   */
  #putOff: Set<TabId> | null = null

  constructor(private readonly deps: Deps) {}

  /** Before this nothing that is said goes anywhere. */
  begin(me: TabId, now: Instant): void {
    this.#me = me
    this.#unheard.numberFrom(Math.max(now, this.deps.log.saidBy(me)))
  }

  /**
   * Done when it is durable and this tab has folded it. `under`: the session in which it was meant, if that may be
   * over.
   */
  say(message: AccountMessage, under = this.#session()): Promise<void> {
    return new Promise((done) => {
      this.#add(message, under, () => {
        done()
      })
    })
  }

  /**
   * Like `say`; answers whether it is stored: where the store takes nothing, what was said is only as safe as the page
   * that leads.
   */
  store(message: AccountMessage, under = this.#session()): Promise<boolean> {
    return new Promise((done) => {
      this.#add(message, under, done)
    })
  }

  #add(message: AccountMessage, under: SessionId | null, done: (isStored: boolean) => void): void {
    this.#unheard.add({ message, under, isRedelivered: this.deps.isRedelivered(message), done })
    this.handOverAll()
  }

  /**
   * All of them, in order, also where this tab says one while it performs: whoever leads takes a later one as a sign
   * that it has the earlier.
   */
  handOverAll(): void {
    for (const [n, said] of this.#unheard.all()) this.#handOver(n, said)
  }

  awaitSignIn(): void {
    this.#putOff = new Set()
  }

  /** Answers whether words were put off, which are to be handed over again. */
  awaitNoMore(): boolean {
    const wereSome = (this.#putOff?.size ?? 0) > 0
    this.#putOff = null
    return wereSome
  }

  /** What was said under that session is said in a log that knows of it now. */
  signedIn(): void {
    this.#putOff?.clear()
    this.handOverAll()
  }

  /**
   * What comes after its session is over must not be stored or done under the next (SES-6, SES-7, OUT-10). A log that
   * was begun anew may be told of the
   * session only after it: until then it stays with who said it, with all they said since, for a later word would stand
   * for the earlier ones.
   */
  take(message: AccountMessage, from: Origin, under: SessionId | null): void {
    const isLate = under !== null && under !== this.#session() && !SESSIONLESS.has(message.type)
    const putOff = message.type !== 'SignedIn' && knowsNobody(this.deps.slices.session.get()) ? this.#putOff : null
    if (putOff !== null && (isLate || putOff.has(from.tab))) return void putOff.add(from.tab)
    this.deps.log.append(isLate ? { type: 'SaidTooLate' } : message, from)
  }

  /** Which of this tab's words that is; `null` where another tab or nobody said it. */
  ownWord(from: Origin | null): number | null {
    return from !== null && from.tab === this.#me ? from.n : null
  }

  /** The last of this tab's words that is in the state. */
  get inState(): number {
    return this.#me === null ? 0 : this.deps.log.saidBy(this.#me)
  }

  /**
   * All that led to this state is told; `isStored`, and it is in the store. What was said here before this page was is
   * news to one that began without its store.
   */
  foundInState(isStored = true, last = this.inState): void {
    if (this.#unheard.heldUpTo(last, isStored)) this.handOverAll()
  }

  #session(): SessionId | null {
    return sessionOf(this.deps.slices.session.get())?.sessionId ?? null
  }

  #handOver(n: number, { message, under }: PendingCommand): void {
    if (this.#me === null) return
    const from: Origin = { tab: this.#me, n }
    if (!this.deps.isLeading()) this.deps.post({ kind: 'said', from, message, under })
    else if (n > this.deps.log.saidBy(this.#me)) this.take(message, from, under)
  }
}
