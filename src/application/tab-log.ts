import * as E from 'fp-ts/Either'
import { entryCodec } from '../domain/event-log'
import { TabMessage, type TabCells } from '../domain/tab-log'
import type { TabId } from '../domain/kernel/ids'
import { later } from '../domain/kernel/instant'
import type { Table } from '../domain/kernel/table'
import type { Effect } from './effect'
import { EventLog } from './event-log'
import { LogWriter } from './log-writer'
import type { Clock } from './ports/clock'
import type { Idle } from './ports/idle'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from './ports/log-store'
import { EffectRunner } from './run-machine'
import { foldStored } from './stored-log'

/** A tab's log holds every key that is typed: so many entries are kept after the last base. */
const KEPT = 2_000

const stored = entryCodec(TabMessage)

interface Needs {
  readonly cells: TabCells
  readonly store: LogStore
  readonly clock: Clock
  readonly idle: Idle
  readonly effects: Table<Effect<TabMessage>>
  readonly onTrouble: (failure: LogStoreFailure) => void
}

const PREFIX = 'tab-'
export const tabLogName = (tab: TabId): string => `${PREFIX}${tab}`
export const isTabLog = (name: string): boolean => name.startsWith(PREFIX)

/** A tab's own log: what is shown, typed and open here. Nobody else writes it. */
export class TabLog {
  readonly log: EventLog<TabMessage>
  readonly #runner: EffectRunner<TabMessage>
  #writer: LogWriter | null = null
  #early: TabMessage[] = []
  #sinceBase = 0
  #passedOver = 0
  #takeBack = (): void => undefined

  constructor(private readonly needs: Needs) {
    const { cells, clock, effects } = needs
    this.log = new EventLog<TabMessage>(cells, clock, () => this.#runner.overdue())
    this.#runner = new EffectRunner<TabMessage>({
      cells, clock, effects,
      say: (message) => this.say(message),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      whenDurable: (seq, call) => this.#writer?.whenDurable(seq, call),
    })
    this.log.entries$.subscribe((entry) => {
      this.#writer?.push(entry.seq, stored.encode(entry))
      this.#sinceBase += 1
      if (entry.message.type === 'ForgetAccount' || this.#sinceBase > KEPT) this.#rebase()
    })
    this.log.changes$.subscribe(() => this.#runner.follow())
  }

  /** Entries that could not be read back. */
  get passedOver(): number { return this.#passedOver }

  async start(tab: TabId): Promise<void> {
    const { store, clock, onTrouble } = this.needs
    const name = tabLogName(tab)
    const epoch = await store.takeOver(name)()
    if (E.isLeft(epoch)) onTrouble(epoch.left)
    this.#passedOver += (await foldStored({ log: this.log, store, name, message: TabMessage, clock })).passedOver
    this.#write(name, E.isRight(epoch) ? epoch.right : null)
    if (E.isLeft(epoch) && epoch.left._tag === 'StoreBroken') this.#tryStoreAgain(name)
    // A tab that was gone before it had cleared its store clears it now (SES-6).
    this.#rebase()
    this.#runner.begin()
    for (const message of this.#early.splice(0)) this.say(message)
  }

  #write(name: string, epoch: number | null): void {
    const { store, idle, onTrouble } = this.needs
    this.#writer = new LogWriter(store, name, epoch, this.log.seq, (failure) => {
      if (failure._tag === 'StoreOvertaken') this.#goOnFromMemory(name)
      onTrouble(failure)
    }, () => undefined, idle)
  }

  /** Until it can be had; what was typed meanwhile is what is kept. */
  #tryStoreAgain(name: string): void {
    const { clock, store } = this.needs
    this.#takeBack = clock.wake(later(clock.now(), STORE_RETRY_MS), () => {
      void store.takeOver(name)().then((epoch) => {
        if (this.#writer === null) return
        if (E.isLeft(epoch)) return this.#tryStoreAgain(name)
        this.#write(name, epoch.right)
        this.#rebase()
      })
    })
  }

  /** Nobody else may write here: the log was removed as that of a closed tab, just when this one opened. */
  #goOnFromMemory(name: string): void {
    this.#runner.end()
    this.#write(name, null)
    this.#runner.begin()
  }

  /** Done when all that was said by now is durable. */
  settled(): Promise<void> {
    return new Promise((done) => {
      if (this.#writer === null) done()
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  stop(): void {
    this.#takeBack()
    this.#runner.end()
    this.#writer?.stop()
    this.#writer = null
  }

  say(message: TabMessage): void {
    if (this.#writer === null) this.#early.push(message)
    else this.log.append(message, null)
  }

  #rebase(): void {
    this.#sinceBase = 0
    this.#writer?.rebase(this.log.checkpoint())
  }
}
