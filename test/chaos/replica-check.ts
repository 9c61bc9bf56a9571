import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { allAccountSlices, AccountMessage, type AllAccountSlices } from '../support/whole-domain'
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

export type ReplicaStates = { readonly [K in keyof AllAccountSlices]: ReturnType<AllAccountSlices[K]['get']> }
export interface ReplicaStep {
  readonly browser: ChaosBrowser
  readonly before: ReplicaStates
  readonly after: ReplicaStates
  readonly entry: Entry<AccountMessage>
}

/** A position that makes the leader send its whole state. */
const NOWHERE = -1

const statesOf = (slices: AllAccountSlices): ReplicaStates => ({
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
  worth: slices.worth.get(),
  activity: slices.activity.get(),
  preview: slices.preview.get(),
  memeLists: slices.memeLists.get(),
  recentMemes: slices.recentMemes.get(),
  linkHosts: slices.linkHosts.get(),
  announcements: slices.announcements.get(),
  rooms: slices.rooms.get(),
  giftRanks: slices.giftRanks.get(),
  banners: slices.banners.get(),
  inviteKeys: slices.inviteKeys.get(),
  uploads: slices.uploads.get(),
  spaces: slices.spaces.get(),
  room: slices.room.get(),
  spaceKeys: slices.spaceKeys.get(),
  shortLinks: slices.shortLinks.get(),
  stats: slices.stats.get(),
})

/**
 * A follower without a page. It applies each durable entry that a browser's leader sends to the other tabs. Entries
 * that the leader stored but never sent are read from the disk, as a newly opened tab would do.
 */
export class ReplicaCheck {
  slices = allAccountSlices()
  #log = new EventLog<AccountMessage>(this.slices, noClock, () => [])
  #states = statesOf(this.slices)
  /** The current leader. Messages of a former leader that has not stepped down yet are ignored. */
  #leader: ChaosPage | null = null
  /** Whether the leader's log may differ from the stored log. */
  #isOfMemory = false
  /** Whether entries must be ignored until the leader's whole state arrives. */
  #awaitsState = false
  readonly #told = new WeakSet<object>()
  /** The last applied entry, or `null` after a whole state. */
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
      // This page slept while another page took its leader lock, and will step down.
      if (this.browser.locks.leading !== page) return
      const hasGoneBack = this.#isOfMemory && body.isOther !== true
      const saysAnew = this.#leader === page && body.seq === this.seq && !hasGoneBack
      this.#leader = page
      if (!saysAnew) this.#leads(body, page)
    } else if (SnapshotFrame.is(body)) {
      // The follower needs the state if it requested the state, or if it missed entries under another leader.
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

  /** Starts to follow a new leader. If its log may differ from the stored log, requests the whole state, as tabs do. */
  #leads({ seq, isOther }: t.TypeOf<typeof LeaderFrame>, page: ChaosPage): void {
    if (seq < this.seq && !this.browser.disk.hasFailed) this.broken(`a leader begins at ${seq} after ${this.seq}`)
    if (seq < this.seq || this.#isOfMemory || this.#isReplaced) this.#reset()
    this.#isOfMemory = isOther === true
    if (!this.#isOfMemory) this.#readOn(seq)
    // The stored entries that the leader started from may no longer exist.
    this.#awaitsState = this.#isOfMemory || this.seq < seq
    if (this.#awaitsState) this.browser.tell(page, { kind: 'hello', seq: NOWHERE })
  }

  /**
   * Whether the page may send this entry: it must be stored. An entry that was stored may also come from a former
   * leader that slept while another leader replaced the whole store.
   */
  #mayTell(page: ChaosPage, entry: t.TypeOf<typeof NumberedFrame>): boolean {
    const { failedFor, reigning } = this.browser.disk
    if (reigning !== page && this.#told.has(entry)) return true
    this.#told.add(entry)
    return failedFor.has(page) || this.#isStored(entry)
  }

  /** Whether the store holds that very entry, or a snapshot that covers it. */
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

  /** Whether the store has a different entry at the last applied position, because a former leader sent that entry. */
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
