import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type FullConfig } from 'playwright/test'
import { signInByForm } from './acts'
import { browserIn, KNOWN, KNOWN_HOME, townIn } from './known'
import { Person } from './person'
import { TestServer } from './server'

/** Most tests begin behind the sign-in, and its form takes as long as many of them: two people fill it in once for all. */
export default async function makeKnown(config: FullConfig): Promise<() => void> {
  const home = mkdtempSync(path.join(tmpdir(), 'known-'))
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  const server = await TestServer.start({ seed: 1, args: [] })
  for (const email of KNOWN) {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const person = new Person(email, context, await context.newPage(), server)
    await signInByForm(person, email)
    await context.storageState({ path: browserIn(home, email), indexedDB: true })
    await context.close()
  }
  await browser.close()
  await server.leave(townIn(home))
  process.env[KNOWN_HOME] = home
  return () => { rmSync(home, { recursive: true, force: true }) }
}
