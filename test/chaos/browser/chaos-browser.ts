import { makeNetwork } from '../../../src/adapters/browser/network/network'
import { makeUnloadJournal } from '../../../src/adapters/browser/storage/unload-journal'
import { makeTabs } from '../../../src/adapters/browser/tabs/tabs'
import { makeVisibility } from '../../../src/adapters/browser/page/visibility'
import type { ChannelDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'
import type { Random } from '../../../src/application/ports/browser/random'
import type { Settings } from '../../../src/application/ports/browser/settings'
import { memorySettings } from '../../adapters/support/memory-ports'
import { memoryArchive } from '../../support/in-memory/archive'
import { MemoryJournals } from '../../support/in-memory/command-journal'
import { memoryFileCache } from '../../support/in-memory/file-cache'
import { simulatedTab } from '../../support/simulated-tab'
import type { VirtualTime } from '../../support/virtual-time'
import type { FaultyNetwork } from '../network/faulty-network'
import type { ChaosServer } from '../chaos-server'
import { FaultyStore } from './faulty-store'
import { BrowserLocks } from './locks'
import { ChaosPage } from './chaos-page'
import { carriesEntries } from './tab-protocol'
import { vaultOf } from './vault'

const CHANNEL_MS = 1

/** The error of a browser's clock: an offset in ms, and a drift in ppm. */
export interface ClockFault {
  readonly skewMs: number
  readonly ppm: number
}

/** A browser. Its tabs share a disk, locks, a channel and a network to the simulator. */
export class ChaosBrowser {
  readonly disk = new FaultyStore()
  readonly #journals = new MemoryJournals()
  readonly settings = memorySettings()
  readonly locks = new BrowserLocks()
  readonly #archive
  readonly keptFiles = memoryFileCache()
  readonly #listeners = new Set<{ readonly page: ChaosPage; readonly hear: (message: unknown) => void }>()
  /** All messages between tabs. */
  readonly posted: unknown[] = []
  readonly onPosted = new Set<(message: unknown, page: ChaosPage) => void>()
  readonly onOpened = new Set<(page: ChaosPage) => void>()
  pages: ChaosPage[] = []
  #opened = 0
  jumpedMs = 0
  jumpedAt = 0
  readonly #begun: number

  constructor(
    readonly name: string,
    readonly time: VirtualTime,
    readonly town: ChaosServer,
    readonly line: FaultyNetwork,
    private readonly random: Random,
    private readonly clockFault: ClockFault,
  ) {
    this.#begun = time.now()
    this.#archive = memoryArchive(time.clock())
  }

  clockMs(): number {
    const { skewMs, ppm } = this.clockFault
    return this.time.now() + skewMs + this.jumpedMs + Math.round(((this.time.now() - this.#begun) * ppm) / 1_000_000)
  }

  jump(ms: number): void {
    this.jumpedMs += ms
    this.jumpedAt = this.time.now()
  }

  /** Opens a tab. With the session storage of an earlier tab, it restores that tab. */
  open(session: Settings = memorySettings(), version = 1): ChaosPage {
    this.#opened += 1
    const page = new ChaosPage(`${this.name}/${this.#opened}`, this, version, this.#journals)
    this.pages = [...this.pages, page]
    const tabs = makeTabs({
      clock: page.clock,
      random: this.random,
      locks: this.locks.of(page),
      openChannel: () => this.#channelOf(page),
      session,
      // A closed page needs no unload events, because the fake browser frees its locks at once.
      page: new EventTarget(),
    })
    const line = this.line.of(page)
    page.app = simulatedTab(
      {
        clock: page.clock,
        animationFrames: page.frames,
        idle: page.idle,
        commandJournal: page.journal,
        logStore: this.disk.storeOf(page),
        tabs,
        media: page.media,
        holds: (work) => this.time.holds(work),
      },
      { vault: vaultOf(this.disk), settings: this.settings, weather: line },
      this.town.providers,
      this.random,
      {
        unloadJournal: makeUnloadJournal({ session, page: page.unloads }),
        archive: this.#archive,
        fileStore: line.files,
        fileCache: this.keptFiles,
        signer: page.wallet,
        network: makeNetwork({
          isOnline: () => this.line.isOnline,
          onChange: (call) =>
            this.line.onChange(() => {
              page.after(0, call)
            }),
        }),
        visibility: makeVisibility({
          isVisible: () => page.isVisible,
          onChange: (call) => page.onSeen(call),
          share: () => () => undefined,
          isAnyShared: () => Promise.resolve(this.pages.some((one) => one.isVisible)),
        }),
        navigator: {
          host: 'town.example',
          go: (to) => {
            page.onLed(to)
          },
          leave: () => undefined,
          leaveFor: () => undefined,
          reload: () => {
            page.reloads = true
          },
        },
      },
    )
    page.session = session
    for (const call of this.onOpened) call(page)
    void page.app.start()
    return page
  }

  reload(page: ChaosPage, version = page.version): ChaosPage {
    page.leave()
    page.kill()
    return this.open(page.session, version)
  }

  gone(page: ChaosPage): void {
    if (this.disk.isUnsure || this.disk.owesTab.has(page)) this.disk.losesUntil = this.time.now()
    this.pages = this.pages.filter((one) => one !== page)
    for (const one of this.#listeners) if (one.page === page) this.#listeners.delete(one)
    this.locks.gone(page)
    this.line.gone(page)
    this.town.seats.gone(page)
  }

  /** Delivers a message to a single page over the channel between tabs. */
  tell(page: ChaosPage, body: unknown): void {
    for (const one of this.#listeners)
      if (one.page === page)
        page.after(CHANNEL_MS, () => {
          one.hear({ kind: 'post', body })
        })
  }

  #channelOf(page: ChaosPage): ChannelDriver {
    return {
      post: (message) => {
        this.posted.push(message)
        for (const call of this.onPosted) call(message, page)
        const isEntries = carriesEntries(message)
        for (const one of this.#listeners) {
          if (one.page === page) continue
          if (isEntries && one.page.missesEntries) one.page.missedAt = this.time.now()
          else
            one.page.after(CHANNEL_MS, () => {
              one.hear(message)
            })
        }
      },
      listen: (hear) => {
        page.listens()
        const one = { page, hear }
        this.#listeners.add(one)
        return () => {
          this.#listeners.delete(one)
        }
      },
    }
  }
}
