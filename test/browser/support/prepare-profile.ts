import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type FullConfig } from 'playwright/test'
import { signInByForm } from './user-actions'
import { browserFolder, PREPARED, PREPARED_HOME, townFolder } from './prepared-profile'
import { BrowserUser } from './browser-user'
import { TestServer } from './server'

/**
 * Signs two people in once and stores the state of their browsers. Most tests restore this state, because signing in by
 * the form takes as long as many tests.
 */
export default async function prepareProfile(config: FullConfig): Promise<() => void> {
  const home = mkdtempSync(path.join(tmpdir(), 'known-'))
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  const server = await TestServer.start({ seed: 1, args: [] })
  for (const email of PREPARED) {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' })
    const person = new BrowserUser(email, context, await context.newPage(), server, null)
    await signInByForm(person, email)
    await context.storageState({ path: browserFolder(home, email), indexedDB: true })
    await context.close()
  }
  await browser.close()
  await server.leave(townFolder(home))
  process.env[PREPARED_HOME] = home
  return () => {
    rmSync(home, { recursive: true, force: true })
  }
}
