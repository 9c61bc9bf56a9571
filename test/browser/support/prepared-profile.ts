import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright/test'

type State = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>

/** Who has signed in once before the first test, and where that is kept. */
export const PREPARED = ['ada@loop.example', 'ben@loop.example'] as const
export const PREPARED_HOME = 'LOOP_KNOWN_HOME'

export const townFolder = (home: string): string => path.join(home, 'town')
export const browserFolder = (home: string, email: string): string => path.join(home, `${email}.json`)

/** The data of the town in which they are known; none while it is made. */
export const preparedTown = (): string | null => {
  const home = process.env[PREPARED_HOME]
  return home === undefined ? null : townFolder(home)
}

/**
 * What the browser of somebody held as it was left there, as if it had been at this origin; null of whoever has not
 * been there.
 */
export const preparedBrowser = (email: string, origin: string): State | null => {
  const home = process.env[PREPARED_HOME]
  if (home === undefined || !PREPARED.some((one) => one === email)) return null
  const state: State = JSON.parse(readFileSync(browserFolder(home, email), 'utf8'))
  return { ...state, origins: state.origins.map((one) => ({ ...one, origin })) }
}
