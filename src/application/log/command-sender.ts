import type { AccountMessage } from '../../domain/features'
import type { Origin } from '../../domain/event-log'
import type { SessionId, TabId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { AccountSlices } from '../../domain/core'
import { knowsNobody, sessionOf } from '../../domain/session'
import type { EventLog } from './event-log'
import type { TabProtocolMessage } from './tabs/tab-protocol'
import { PendingCommands, type NumberedCommand, type PendingCommand } from './tabs/pending-commands'

interface Deps {
  readonly slices: AccountSlices
  readonly log: EventLog<AccountMessage>
  readonly isLeading: () => boolean
  readonly isRedelivered: (message: AccountMessage) => boolean
  readonly post: (message: TabProtocolMessage<AccountMessage>) => void
}

/** A command as a tab posts it to the leader. */
export type SentCommand = Extract<TabProtocolMessage<AccountMessage>, { readonly kind: 'said' }>

/** Commands that are valid under any session. Every other command belongs to the session in which it was dispatched. */
const SESSIONLESS: ReadonlySet<string> = new Set(['RequireSession', 'SignedIn', 'ChooseTheme', 'ChooseLanguage'])

/** Sends this tab's commands to the leader, and repeats each command until the log confirms it. */
export class CommandSender {
  #me: TabId | null = null
  /** The commands that the log has not confirmed. */
  readonly pending = new PendingCommands()
  /**
   * Tabs whose commands must wait: this new leader may not know yet of a sign-in that the tab sent before its commands.
   */
  #putOff: Set<TabId> | null = null

  constructor(private readonly deps: Deps) {}

  /**
   * No command is sent before `begin` is called. `left`: the commands that an earlier page of this tab could not store.
   * These keep their numbers, which are lower than the numbers of this page.
   */
  begin(me: TabId, now: Instant, left: readonly NumberedCommand[] = []): void {
    this.#me = me
    this.pending.numberFrom(Math.max(now, left.at(-1)?.[0] ?? 0, this.deps.log.saidBy(me)), left)
  }

  /**
   * Resolves once the command is durable and folded by this tab. `under`: the session for which the command is meant.
   */
  say(message: AccountMessage, under = this.session()): Promise<void> {
    return new Promise((done) => {
      this.#add(message, under, () => {
        done()
      })
    })
  }

  /**
   * Like `say`, but resolves to `true` if the command is stored. A command that is not stored is lost when the leader's
   * page closes.
   */
  store(message: AccountMessage, under = this.session()): Promise<boolean> {
    return new Promise((done) => {
      this.#add(message, under, done)
    })
  }

  #add(message: AccountMessage, under: SessionId | null, done: (isStored: boolean) => void): void {
    this.pending.add({ message, under, isRedelivered: this.deps.isRedelivered(message), done })
    this.handOverAll()
  }

  /** Sends all pending commands in order. The leader takes a command's number as proof of all earlier commands. */
  handOverAll(): void {
    for (const [n, command] of this.pending.all()) this.#handOver(n, command)
  }

  awaitSignIn(): void {
    this.#putOff = new Set()
  }

  /**
   * Ends the wait for a sign-in. Returns whether some commands waited; the caller must then send these commands again.
   */
  awaitNoMore(): boolean {
    const wereSome = (this.#putOff?.size ?? 0) > 0
    this.#putOff = null
    return wereSome
  }

  /** The session is known now, so the commands that waited for the session are sent. */
  signedIn(): void {
    this.#putOff?.clear()
    this.handOverAll()
  }

  /**
   * A command whose session is over must not run under the next session (SES-6, SES-7, OUT-10). A leader with an empty
   * log may receive the sign-in after the command. Until the sign-in arrives, the leader takes no command from that
   * tab: a later number would confirm the earlier commands.
   */
  take(message: AccountMessage, from: Origin, under: SessionId | null): void {
    const isLate = under !== null && under !== this.session() && !SESSIONLESS.has(message.type)
    const putOff = message.type !== 'SignedIn' && knowsNobody(this.deps.slices.session.get()) ? this.#putOff : null
    if (putOff !== null && (isLate || putOff.has(from.tab))) return void putOff.add(from.tab)
    this.deps.log.append(isLate ? { type: 'CommandDropped' } : message, from)
  }

  /** The command's number if this tab dispatched it, else `null`. */
  ownWord(from: Origin | null): number | null {
    return from !== null && from.tab === this.#me ? from.n : null
  }

  get inState(): number {
    return this.#me === null ? 0 : this.deps.log.saidBy(this.#me)
  }

  /**
   * Marks commands up to `last` as applied; with `isStored`, also as stored. If the log has commands of an earlier
   * page, the pending commands are renumbered and sent again.
   */
  foundInState(isStored = true, last = this.inState): void {
    if (this.pending.heldUpTo(last, isStored)) this.handOverAll()
  }

  session(): SessionId | null {
    return sessionOf(this.deps.slices.session.get())?.sessionId ?? null
  }

  #handOver(n: number, { message, under }: PendingCommand): void {
    if (this.#me === null) return
    const from: Origin = { tab: this.#me, n }
    if (!this.deps.isLeading()) this.deps.post({ kind: 'said', from, message, under })
    else if (n > this.deps.log.saidBy(this.#me)) this.take(message, from, under)
  }
}
