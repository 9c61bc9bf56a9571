import type { SeededRandom } from '../../src/adapters/simulator/state/seeded-random'
import { chat } from './features/chat'
import type { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'
import type { ChaosUser } from './chaos-user'
import type { ChaosRun } from './chaos-model'
import { logUniform } from './fault-profile'

interface Trouble {
  /** How often the fault occurs at most in a schedule that has the fault. */
  readonly most: number
  readonly go: (run: ChaosRun, person: ChaosUser, chance: SeededRandom) => void
}

const MAX_TABS = 3

const pageOf = ({ pages }: ChaosUser, chance: SeededRandom): ChaosPage | undefined =>
  pages[chance.between(0, pages.length - 1)]
const leaderOf = ({ pages }: ChaosUser): ChaosPage | undefined => pages[0]

const during = ({ time }: ChaosRun, ms: number, over: () => void): void => {
  time.after(ms, over)
}

const away = (run: ChaosRun, { line }: ChaosBrowser, ms: number): void => {
  line.isOnline = false
  during(run, ms, () => {
    line.isOnline = true
  })
}

const fill = (run: ChaosRun, { disk }: ChaosBrowser, trouble: 'full' | 'blocked', ms: number): void => {
  disk.trouble = trouble
  during(run, ms, () => {
    disk.trouble = 'none'
  })
}

/** The faults that occur at a point in time. A `FaultProfile` holds the permanent faults. */
export const FAULTS = {
  offline: { most: 3, go: (run, { browser }, chance) => away(run, browser, logUniform(chance, 1_000, 120_000)) },
  cut: {
    most: 4,
    go: (_, { browser: { line } }, chance) => {
      line.cut(chance.next() < 0.3)
    },
  },
  halfOpen: {
    most: 2,
    go: (run, { browser: { line } }, chance) => {
      line.deaf = ['in', 'out']
      during(run, logUniform(chance, 1_000, 120_000), () => {
        line.deaf = []
      })
    },
  },
  oneWay: {
    most: 1,
    go: (run, { browser: { line } }, chance) => {
      line.deaf = [chance.of(['in', 'out'] as const, 'in')]
      during(run, logUniform(chance, 1_000, 60_000), () => {
        line.deaf = []
      })
    },
  },
  serverRestart: {
    most: 3,
    go: ({ town, people }, _, chance) => {
      const isSilent = chance.next() < 0.5
      for (const { browser } of people) browser.line.cut(isSilent)
      town.restart()
    },
  },
  expiry: {
    most: 1,
    go: ({ town }, { email }) => {
      town.expire(email)
    },
  },
  refusedToken: {
    most: 1,
    go: (_, { browser }, chance) => {
      browser.line.expireNext(chance.of(['code', 'status'] as const, 'code'))
    },
  },
  kick: {
    most: 1,
    go: ({ town }, { email }) => {
      town.kick(email)
    },
  },
  sleep: {
    most: 2,
    go: (run, person, chance) => {
      const pages = person.pages
      for (const page of pages) page.freeze()
      if (chance.next() < 0.5) person.browser.line.cut(true)
      during(run, logUniform(chance, 1_000, 120_000), () => {
        for (const page of pages) page.thaw()
      })
    },
  },
  night: {
    most: 1,
    go: (run, _, chance) => {
      run.night(logUniform(chance, 1_000, 43_200_000))
    },
  },
  freezeTab: {
    most: 3,
    go: (run, person, chance) => {
      const page = chance.next() < 0.7 ? leaderOf(person) : pageOf(person, chance)
      if (page === undefined) return
      page.freeze()
      during(run, logUniform(chance, 500, 60_000), () => {
        page.thaw()
      })
    },
  },
  freezeWriting: {
    most: 3,
    go: (run, { browser }, chance) => {
      const ms = logUniform(chance, 5_000, 60_000)
      browser.disk.interrupts.push({
        isThere: chance.next() < 0.3,
        of: null,
        go: (page) => {
          page.freeze()
          during(run, ms, () => {
            page.thaw()
          })
        },
      })
    },
  },
  hideTab: {
    most: 3,
    go: (run, person, chance) => {
      const page = pageOf(person, chance)
      if (page === undefined) return
      page.show(false)
      during(run, logUniform(chance, 1_000, 120_000), () => {
        page.show(true)
      })
    },
  },
  crash: {
    most: 3,
    go: (_, person, chance) => {
      const page = chance.next() < 0.5 ? leaderOf(person) : pageOf(person, chance)
      if (page === undefined) return
      if (person.pages.length > 1 && chance.next() < 0.5) page.kill()
      else person.browser.reload(page)
    },
  },
  crashWriting: {
    most: 2,
    go: (_, { browser }, chance) => {
      const staysAway = chance.next() < 0.5
      browser.disk.interrupts.push({
        isThere: chance.next() < 0.5,
        of: null,
        go: (page) => {
          // Another crash during this write has already closed the page.
          if (page.isGone) return
          if (staysAway && browser.pages.length > 1) page.kill()
          else browser.reload(page)
        },
      })
    },
  },
  missedTalk: {
    most: 2,
    go: (run, person, chance) => {
      const page = pageOf(person, chance)
      if (page === undefined) return
      page.missesEntries = true
      during(run, logUniform(chance, 500, 30_000), () => {
        page.missesEntries = false
      })
    },
  },
  secondTab: {
    most: 2,
    go: (_, person) => {
      if (person.pages.length < MAX_TABS) person.browser.open()
    },
  },
  newerTab: {
    most: 1,
    go: (_, person, chance) => {
      if (chance.next() < 0.2 && person.pages.length < MAX_TABS) person.browser.open(undefined, 2)
    },
  },
  clockJump: {
    most: 2,
    go: (_, { browser }, chance) => {
      browser.jump(chance.between(-3_600_000, 3_600_000))
    },
  },
  /** Sets the clock back by a day, then may reload the leader. Due work must not wait for another day. */
  dayBack: {
    most: 1,
    go: (_, person, chance) => {
      person.browser.jump(-86_400_000)
      const page = leaderOf(person)
      if (page !== undefined && chance.next() < 0.5) person.browser.reload(page)
    },
  },
  diskFull: {
    most: 1,
    go: (run, { browser }, chance) => {
      fill(run, browser, 'full', logUniform(chance, 1_000, 300_000))
    },
  },
  diskBlocked: {
    most: 1,
    go: (run, { browser }, chance) => {
      fill(run, browser, 'blocked', logUniform(chance, 1_000, 60_000))
    },
  },
  diskAborts: {
    most: 2,
    go: (_, { browser: { disk } }, chance) => {
      disk.aborts += chance.between(1, 3)
    },
  },
  diskWiped: {
    most: 1,
    go: (_, { browser: { disk, keptFiles, pages } }, chance) => {
      if (chance.next() > 0.4) return
      disk.wipe(pages)
      void keptFiles.clear()
    },
  },
  powerCut: {
    most: 1,
    go: (_, person, chance) => {
      const [first] = person.pages
      if (first === undefined || chance.next() < 0.5) return
      const { version } = first
      for (const page of person.pages) page.kill()
      person.browser.disk.tear(person.browser.time.now())
      person.browser.open(undefined, version)
    },
  },
  /** A person writes in the leader, which freezes before it stores the message, until another tab leads. */
  freezeSaying: {
    most: 3,
    go: (run, person, chance) => {
      const { browser, pages } = person
      const page = leaderOf(person)
      if (page?.app == null || pages.length === 1) return void browser.open()
      const ms = chance.between(6_000, 20_000)
      browser.disk.interrupts.push({
        isThere: false,
        of: page,
        go: () => {
          page.freeze()
          during(run, ms, () => {
            page.thaw()
          })
        },
      })
      chat.deeds['say']?.go({ run, person, page, app: page.app, chance })
    },
  },
  /** A person leaves a room while offline. */
  leaveUnheard: {
    most: 2,
    go: (run, { browser, pages }, chance) => {
      away(run, browser, logUniform(chance, 1_000, 30_000))
      pages[0]?.app?.account.dispatch({ type: 'space/LeaveSpace' })
    },
  },
} as const satisfies Readonly<Record<string, Trouble>>
export type FaultName = keyof typeof FAULTS

/** The fault with this name, or `null`, because corpus files may name unknown faults. */
export const faultNamed = (name: string): Trouble | null =>
  Object.entries(FAULTS).find(([one]) => one === name)?.[1] ?? null
