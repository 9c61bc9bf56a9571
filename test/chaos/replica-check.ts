import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { allAccountSlices, AccountMessage } from '../../src/domain/manifests/account-messages'
import type { AccountSlices } from '../../src/domain/manifests/core'
import { entryCodec, type Entry } from '../../src/domain/event-log'
import { EPOCH } from '../../src/domain/kernel/instant'
import { ACCOUNT_LOG } from '../../src/application/log/account-log'
import type { StoredSnapshot } from '../../src/application/log/snapshot'
import { EventLog } from '../../src/application/log/event-log'
import type { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'
import { EntriesFrame, LeaderFrame, NumberedFrame, PostedFrame, SnapshotFrame } from './browser/tab-protocol'

const codec = entryCodec(AccountMessage)
const noClock = { now: () => EPOCH, wake: () => () => undefined }

export type ReplicaStates = { readonly [K in keyof AccountSlices]: ReturnType<AccountSlices[K]['get']> }
export interface ReplicaStep {
  readonly browser: ChaosBrowser
  readonly before: ReplicaStates
  readonly after: ReplicaStates
  readonly entry: Entry<AccountMessage>
}

/** Whoever stands here is told the whole state. */
const NOWHERE = -1

const statesOf = (slices: AccountSlices): ReplicaStates => ({
  session: slices.session.get(),
  socket: slices.socket.get(),
  chatService: slices.chatService.get(),
  network: slices.network.get(),
  prices: slices.prices.get(),
  group: slices.group.get(),
  chat: slices.chat.get(),
  drafts: slices.drafts.get(),
  profile: slices.profile.get(),
  preferences: slices.preferences.get(),
  frame: slices.frame.get(),
  meme: slices.meme.get(),
  announcement: slices.announcement.get(),
  spotlight: slices.spotlight.get(),
  upload: slices.upload.get(),
  spaces: slices.spaces.get(),
  room: slices.room.get(),
})

/**
 * Reads along what a browser's leader tells the other tabs once it is durable, entry by entry: a follower without a
 * page.
 * What the leader stored and did not come to tell is read from the disk, as a tab would that opens then.
 */
export class ReplicaCheck {
  slices = allAccountSlices()
  #log = new EventLog<AccountMessage>(this.slices, noClock, () => [])
  #states = statesOf(this.slices)
  /** One that has led and does not know yet that another does tells nothing that counts. */
  #leader: ChaosPage | null = null
  /** The log of whoever leads may be another one than what is stored. */
  #isOfMemory = false
  /** Until it is told the whole state of whoever leads, nothing of it can be taken. */
  #awaitsState = false
  readonly #told = new WeakSet<object>()
  /** The last entry that was taken, unless a whole state was since. */
  #last: unknown = null

  constructor(
    private readonly browser: ChaosBrowser,
    private readonly stepped: (step: ReplicaStep) => void,
    private readonly missed: (message: AccountMessage) => void,
    private readonly restarted: () => void,
    private readonly broken: (what: string) => void,
  ) {
    browser.onPosted.add((message, page) => {
      if (PostedFrame.is(message)) this.#hear(message.body, page)
    })
  }

  get seq(): number {
    return this.#log.seq
  }

  #hear(body: unknown, page: ChaosPage): void {
    if (LeaderFrame.is(body)) {
      // It was asleep as another took its lock, and will hear so.
      if (this.browser.locks.leading !== page) return
      const hasGoneBack = this.#isOfMemory && body.isOther !== true
      const saysAnew = this.#leader === page && body.seq === this.seq && !hasGoneBack
      this.#leader = page
      if (!saysAnew) this.#leads(body, page)
    } else if (SnapshotFrame.is(body)) {
      // It has asked for it, or has believed another one meanwhile and heard less than that.
      if (page === this.#leader && (this.#awaitsState || body.seq > this.seq)) this.#restore(body)
    } else if (EntriesFrame.is(body)) {
      for (const entry of body.entries)
        if (NumberedFrame.is(entry)) {
          if (!this.#mayTell(page, entry)) this.broken(`entry ${entry.seq} is told and not stored`)
          if (entry.seq <= this.seq || page !== this.#leader) continue
          if (this.#awaitsState) this.#miss(entry)
          else this.#follow(entry)
        }
    }
  }

  #follow(entry: t.TypeOf<typeof NumberedFrame>): void {
    if (entry.seq > this.seq + 1) this.#readOn(entry.seq - 1)
    if (entry.seq === this.seq + 1) this.#take(entry)
  }

  #miss(entry: unknown): void {
    const decoded = codec.decode(entry)
    if (E.isRight(decoded)) this.missed(decoded.right.message)
  }

  /** One whose log may be another than the stored one is asked for all of it, as the tabs do. */
  #leads({ seq, isOther }: t.TypeOf<typeof LeaderFrame>, page: ChaosPage): void {
    if (seq < this.seq && !this.browser.disk.hasFailed) this.broken(`a leader begins at ${seq} after ${this.seq}`)
    if (seq < this.seq || this.#isOfMemory || this.#isReplaced) this.#reset()
    this.#isOfMemory = isOther === true
    if (!this.#isOfMemory) this.#readOn(seq)
    // What it began from may also have been stored when that page read it, and be no more.
    this.#awaitsState = this.#isOfMemory || this.seq < seq
    if (this.#awaitsState) this.browser.tell(page, { kind: 'hello', seq: NOWHERE })
  }

  /**
   * What is stored; and what was, where somebody who has slept tells it after another began without the store and
   * replaced all of it.
   */
  #mayTell(page: ChaosPage, entry: t.TypeOf<typeof NumberedFrame>): boolean {
    const { failedFor, reigning } = this.browser.disk
    if (reigning !== page && this.#told.has(entry)) return true
    this.#told.add(entry)
    return failedFor.has(page) || this.#isStored(entry)
  }

  /** That very entry, or a base that covers it. */
  #isStored(entry: t.TypeOf<typeof NumberedFrame>): boolean {
    const stored = this.#stored
    return (
      stored !== undefined &&
      ((stored.base?.seq ?? 0) >= entry.seq ||
        stored.blocks.some(({ firstSeq, entries }) => entries[entry.seq - firstSeq] === entry))
    )
  }

  #take(stored: unknown): void {
    const decoded = codec.decode(stored)
    if (E.isLeft(decoded)) return this.broken('an entry that was stored cannot be read')
    const before = this.#states
    this.#last = stored
    this.#log.take(decoded.right)
    this.#states = statesOf(this.slices)
    this.stepped({ browser: this.browser, before, after: this.#states, entry: decoded.right })
  }

  /** The store has another entry where the last stands that was taken: that was told by somebody who leads no more. */
  get #isReplaced(): boolean {
    if (this.#last === null) return false
    const there = this.#stored?.blocks
      .flatMap((block) => block.entries)
      .find((entry) => NumberedFrame.is(entry) && entry.seq === this.seq)
    return there !== undefined && there !== this.#last
  }

  get #stored() {
    return this.browser.disk.memory.logs.get(ACCOUNT_LOG)
  }

  #reset(): void {
    this.slices = allAccountSlices()
    this.#log = new EventLog<AccountMessage>(this.slices, noClock, () => [])
    this.#states = statesOf(this.slices)
    this.#last = null
    this.restarted()
  }

  #restore(from: StoredSnapshot): void {
    this.#log.restore(from)
    this.#states = statesOf(this.slices)
    this.#last = null
    this.#awaitsState = false
    this.restarted()
  }

  #readOn(upTo: number): void {
    const stored = this.#stored
    if (stored?.base != null && stored.base.seq > this.seq && stored.base.seq <= upTo) this.#restore(stored.base)
    for (const entry of stored?.blocks.flatMap((block) => block.entries) ?? []) {
      if (NumberedFrame.is(entry) && entry.seq === this.seq + 1 && entry.seq <= upTo) this.#take(entry)
    }
  }
}
