import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright/test'

type State = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>

/** The accounts signed in before the first test. */
export const PREPARED = ['ada@loop.example', 'ben@loop.example'] as const
export const PREPARED_HOME = 'LOOP_KNOWN_HOME'

export const townFolder = (home: string): string => path.join(home, 'town')
export const browserFolder = (home: string, email: string): string => path.join(home, `${email}.json`)

/** The server's data with the prepared accounts, or `null` during the preparation. */
export const preparedTown = (): string | null => {
  const home = process.env[PREPARED_HOME]
  return home === undefined ? null : townFolder(home)
}

/** The stored browser state of an account, moved to `origin`. `null` for an account that was not prepared. */
export const preparedBrowser = (email: string, origin: string): State | null => {
  const home = process.env[PREPARED_HOME]
  if (home === undefined || !PREPARED.some((known) => known === email)) return null
  const state: State = JSON.parse(readFileSync(browserFolder(home, email), 'utf8'))
  return { ...state, origins: state.origins.map((stored) => ({ ...stored, origin })) }
}
