import { setTimeout as delay } from 'node:timers/promises'
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test'
import { BrowserUser } from './browser-user'
import { PageErrors } from './page-errors'
import { type ServerOptions, TestServer } from './server'

interface Fixtures {
  /** The options of the test server. A test overrides these with `test.use({ serverOptions: … })`. */
  readonly serverOptions: ServerOptions
  /**
   * Whether the people's devices ask for less motion. Without a graphics card, animations are a third of the work of a
   * page, so only tests of something that moves or scrolls have them: `test.use({ motion: 'no-preference' })`.
   */
  readonly motion: 'reduce' | 'no-preference'
  readonly server: TestServer
  readonly problems: PageErrors
  /** Opens a browser for another person at `path`. Without a path, the browser loads no page yet. */
  readonly openPerson: (name: string, path?: string, options?: BrowserContextOptions) => Promise<BrowserUser>
}

const SEEN_CHARS = 6000

/** Delays each response by a random time of at most LATE_MS milliseconds, so that responses change their order. */
const LATE_MS = Number(process.env['LATE_MS'] ?? 0)

const holdBack = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/**', async (route) => {
    await delay(Math.random() ** 2 * LATE_MS)
    // A closed page rejects the response, which needs no handling.
    await route.fallback().catch(() => undefined)
  })
}

const seenBy = async (name: string, page: Page): Promise<string> => {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch((cause: unknown) => String(cause))
  return `What ${name} saw at ${page.url()}:\n${seen.slice(0, SEEN_CHARS)}`
}

export const test = base.extend<Fixtures>({
  serverOptions: [{ seed: 1, args: [] }, { option: true }],
  motion: ['reduce', { option: true }],

  server: async ({ serverOptions }, use) => {
    const server = await TestServer.start(serverOptions)
    await use(server)
    await server.stop()
  },

  problems: [
    async ({ browserName: _browserName }, use) => {
      const problems = new PageErrors()
      await use(problems)
      expect(problems.unexpected, 'errors, warnings and policy breaches in the pages').toEqual([])
    },
    { auto: true },
  ],

  openPerson: async ({ browser, server, motion, problems }, use, info) => {
    const people: BrowserUser[] = []
    await use(async (name, path, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.origin,
        permissions: ['microphone', 'camera'],
        locale: 'en-GB',
        reducedMotion: motion,
        ...options,
      })
      await problems.watch(context, name)
      if (LATE_MS > 0) await holdBack(context)
      const page = await context.newPage()
      const person = new BrowserUser(name, context, page, server, problems)
      await person.listen()
      people.push(person)
      if (path !== undefined) await page.goto(path)
      return person
    })
    // A CI runner keeps no screenshots: print each person's page beside the failure.
    if (info.status !== info.expectedStatus) for (const { name, page } of people) console.log(await seenBy(name, page))
    await Promise.all(people.map(({ context }) => context.close()))
  },
})

export { expect }
