import { mixSeeds, hashText, seededRandom } from '../../src/adapters/simulator/state/seeded-random'
import { isKicked } from '../../src/domain/connection'
import type { Random } from '../../src/application/ports/browser/random'
import { canonicalJson } from '../../src/domain/kernel/canonical-json'
import { NOON } from '../support/builders/instant'
import { VirtualTime } from '../support/virtual-time'
import { featuresNamed } from './chaos-features'
import { featuresAreHere } from './features/features'
import { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'
import { makeLightHttp } from './network/light-http'
import { PostedFrame } from './browser/tab-protocol'
import { FaultyNetwork } from './network/faulty-network'
import { allInvariants } from './invariants'
import { ChaosUser } from './chaos-user'
import type { ChaosRun, InvariantWatch, Writing } from './chaos-model'
import type { Schedule, Step } from './schedule'
import { ReplicaCheck } from './replica-check'
import { NO_FAULTS, type FaultProfile } from './fault-profile'
import { ChaosServer } from './chaos-server'
import { faultNamed } from './faults'
import { accountOf } from '../support/slices-in'

const NAMES = ['ada', 'ben', 'cleo', 'dan'] as const
/**
 * The time to settle after the faults, and again after the reload of all tabs. It covers deadlines of 30 s, the fetch
 * of missing messages half a second later (IM-6), and the write to the store.
 */
const HEAL_MS = 31_000
const WRITE_MS = 20

export class InvariantBroken extends Error {
  constructor(
    readonly invariant: string,
    readonly detail: string,
    readonly atMs: number,
  ) {
    super(`${invariant}: ${detail}`)
  }
}

export interface Outcome {
  readonly broken: InvariantBroken | null
  readonly calls: ReadonlyMap<string, number>
  readonly seen: ReadonlyMap<string, number>
  /** A digest of all events. Equal schedules give equal traces. */
  readonly trace: string
}

const idsFrom = (seed: number): Random => {
  const chance = seededRandom(mixSeeds(seed, 1))
  let made = 0
  return {
    id: () => {
      made += 1
      return `id${String(made).padStart(8, '0')}${String(Math.floor(chance.next() * 1e12)).padStart(12, '0')}`
    },
  }
}

/** The run of one schedule, from the first tab to the last check. */
class Storm {
  readonly time = new VirtualTime(true)
  readonly #random: Random
  readonly #town: ChaosServer
  readonly #people: readonly ChaosUser[]
  readonly #shadows: readonly ReplicaCheck[]
  readonly #watches: readonly InvariantWatch[]
  readonly #run: ChaosRun
  #sky: FaultProfile = NO_FAULTS
  #broken: InvariantBroken | null = null
  #nightMs = 0

  constructor(
    private readonly schedule: Schedule,
    private readonly tell: ((line: string) => void) | null,
  ) {
    const { seed, people, area, sky } = schedule
    this.#random = idsFrom(seed)
    this.#town = new ChaosServer(this.time, this.#random)
    this.#people = NAMES.slice(0, people).map((name, n) => {
      const line = new FaultyNetwork(() => this.#sky, seededRandom(mixSeeds(seed, 2, n)))
      return new ChaosUser(
        name,
        new ChaosBrowser(name, this.time, this.#town, line, this.#random, {
          skewMs: n % 2 === 0 ? sky.skewMs : -sky.skewMs,
          ppm: sky.ppm,
        }),
      )
    })
    const broken = (invariant: string, detail: string): void => {
      this.#broken ??= new InvariantBroken(invariant, detail, this.time.now())
    }
    const writings: Writing[] = []
    this.#run = {
      time: this.time,
      town: this.#town,
      people: this.#people,
      writings,
      texts: new Map(),
      confirmed: [],
      seen: new Map(),
      newId: this.#random.id,
      broken,
      night: (ms) => {
        this.#nightMs = ms
      },
    }
    this.#shadows = this.#people.map(
      ({ browser }) =>
        new ReplicaCheck(
          browser,
          (step) => {
            this.#say(() => `${browser.name} ${step.entry.seq} ${canonicalJson(step.entry.message)}`)
            for (const { entered } of this.#watches) entered?.(step)
          },
          (message) => {
            for (const { missed } of this.#watches) missed?.(message)
          },
          () => {
            for (const { restarted } of this.#watches) restarted?.(browser)
          },
          (what) => {
            broken('ALL-1 one log', what)
          },
        ),
    )
    if (tell !== null) this.#overhear()
    this.#watches = [
      ...allInvariants(this.#run, this.#shadows),
      ...featuresNamed(area === 'all' ? null : area).flatMap(({ watch }) => watch(this.#run)),
    ]
  }

  /** Adds the messages between tabs and the store operations to the trace. */
  #overhear(): void {
    for (const { browser } of this.#people) {
      browser.onOpened.add((page) => this.#say(() => `${page.name} is opened`))
      browser.onPosted.add((message, page) => {
        if (PostedFrame.is(message)) this.#say(() => `${page.name} tells ${canonicalJson(message.body)}`)
      })
      browser.disk.onCalled = (page, what) => this.#say(() => `${page.name} ${what}`)
    }
  }

  async weather(): Promise<Outcome> {
    await featuresAreHere()
    const asTheyWere = makeLightHttp()
    try {
      await this.#warmUp()
      await this.#rage()
      await this.#heal()
      await this.#look('after the storm')
      await this.#restart()
      await this.#look('after every tab was loaded anew')
    } catch (error) {
      this.#broken ??=
        error instanceof InvariantBroken
          ? error
          : new InvariantBroken(
              'no exception',
              error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1] ?? ''}` : String(error),
              this.time.now(),
            )
    } finally {
      asTheyWere()
    }
    const calls = new Map<string, number>()
    for (const {
      browser: { line },
    } of this.#people)
      for (const [name, n] of line.counts.calls) calls.set(name, (calls.get(name) ?? 0) + n)
    const trace = String(hashText(JSON.stringify([this.#town.inputs, [...calls]])))
    return { broken: this.#broken, calls, seen: this.#run.seen, trace }
  }

  async #pass(ms: number): Promise<void> {
    await this.time.pass(ms)
    if (this.#broken !== null) throw this.#broken
  }

  async #warmUp(): Promise<void> {
    for (const person of this.#people) {
      const page = person.browser.open()
      await this.#pass(1_000)
      void person.signIn(page)
      await this.#pass(8_000)
      if (!person.isIn(page)) this.#run.broken('warm-up', `${person.name} is not in`)
    }
  }

  async #rage(): Promise<void> {
    this.#sky = this.schedule.sky
    for (const { browser } of this.#people) browser.disk.slowMs = this.#sky.slowDiskMs
    const begun = this.time.now()
    let nights = 0
    for (const step of this.schedule.steps) {
      await this.#pass(Math.max(0, begun + step.at + nights - this.time.now()))
      this.#do(step)
      if (this.#nightMs > 0) {
        nights += this.#nightMs
        await this.#night()
      }
    }
    await this.#pass(1_000)
  }

  async #night(): Promise<void> {
    const pages = this.#people.flatMap((person) => person.pages)
    for (const page of pages) page.freeze()
    const ms = this.#nightMs
    this.#nightMs = 0
    await this.#pass(ms)
    for (const page of pages) page.thaw()
  }

  /** Builds the line only if a listener exists. */
  #say(line: () => string): void {
    this.tell?.(`${this.time.now() - NOON} ${line()}`)
  }

  #do(step: Step): void {
    this.#say(() => `-- ${NAMES[step.who]} ${step.what}`)
    const person = this.#people[step.who]
    if (person === undefined) return
    const chance = seededRandom(step.draw)
    const trouble = faultNamed(step.what)
    if (trouble !== null) return trouble.go(this.#run, person, chance)
    const awake = person.pages.filter((page) => !page.isFrozen && page.isVisible)
    const page = awake[chance.between(0, awake.length - 1)]
    if (page?.app == null) return
    if (this.#asksForReload(page)) return void person.browser.reload(page, page.browser.disk.version)
    const deed = featuresNamed(null)
      .map(({ deeds }) => deeds[step.what])
      .find((one) => one !== undefined)
    if (deed === undefined) return
    if (!person.isIn(page) && deed.anybody !== true) void person.signIn(page)
    else deed.go({ run: this.#run, person, page, app: page.app, chance })
  }

  /**
   * Ends all faults and decides all prompts, also prompts that a page shows only after its thaw. From now on no
   * person acts.
   */
  async #heal(): Promise<void> {
    this.#sky = NO_FAULTS
    for (const { browser } of this.#people) {
      const { line, disk } = browser
      disk.trouble = 'none'
      disk.aborts = 0
      disk.interrupts = []
      disk.slowMs = 0
      line.deaf = []
      line.isOnline = true
      line.cut(false)
      for (const page of browser.pages) this.#tend(page)
    }
    await this.#pass(HEAL_MS)
    const late = this.#people
      .flatMap(({ pages }) => pages)
      .filter((page) => this.#asksForReload(page) || this.#isKicked(page))
    if (late.length === 0) return
    for (const page of late) this.#tend(page)
    await this.#pass(HEAL_MS)
  }

  /** A page that another session kicked reconnects only when its owner does so. */
  #isKicked({ app }: ChaosPage): boolean {
    return app !== null && isKicked(accountOf(app).chatService.get())
  }

  /** Whether the page waits for a reload, because a newer version of the app wrote the store. */
  #asksForReload({ reloads, version, browser: { disk } }: ChaosPage): boolean {
    return reloads || version < disk.version
  }

  #tend(page: ChaosPage): void {
    while (page.isFrozen) page.thaw()
    page.missesEntries = false
    page.show(true)
    // The page notices missed entries only at the next entry. Without a session there may be none, so cause one.
    if (page.missedAt > 0) page.app?.account.dispatch({ type: 'TabShown' })
    if (this.#asksForReload(page)) return void page.browser.reload(page, page.browser.disk.version)
    if (this.#isKicked(page)) page.app?.account.dispatch({ type: 'ReconnectChat' })
  }

  async #restart(): Promise<void> {
    for (const { browser } of this.#people)
      for (const page of browser.pages) browser.reload(page, Math.max(page.version, browser.disk.version))
    await this.#pass(HEAL_MS)
  }

  async #look(when: string): Promise<void> {
    // Entries are sent to tabs only after the write, so wait for the writes before comparing states (ALL-1).
    while (this.#people.some(({ browser }) => !browser.disk.isStill(this.time.now()))) await this.#pass(WRITE_MS)
    this.#town.noteSecrets()
    for (const { browser } of this.#people) for (const { settled } of this.#watches) settled?.(browser, when)
    if (this.#broken !== null) throw this.#broken
  }
}

/** Runs a schedule. `tell` receives a line for every step and every entry. */
export const runSchedule = (schedule: Schedule, tell: ((line: string) => void) | null = null): Promise<Outcome> =>
  new Storm(schedule, tell).weather()
