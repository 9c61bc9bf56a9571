import { mkdirSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import Database from 'libsql'
import type { ServerInput } from '../state/input'
import { StoredInput } from '../state/stored-input'
import { STATE_VERSION } from '../state/state-version'
import { StartupError } from './startup-error'

const FILE = 'world.db'

export interface InputStore {
  readonly inputs: () => readonly ServerInput[]
  /** Stores the input durably before the call returns: the database writes every commit to disk. */
  readonly append: (input: ServerInput) => void
  readonly close: () => void
}

const Row = t.type({ input: t.string })
const Version = t.type({ user_version: t.number })

const isBusy = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

/**
 * Opens and locks the log, because only one process may use it. The operating system releases the lock when the process
 * dies.
 */
const openFile = (dataDir: string): Database.Database => {
  const db = new Database(path.join(dataDir, FILE))
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.exec('CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, input TEXT NOT NULL)')
    return db
  } catch (error) {
    db.close()
    if (isBusy(error))
      throw new StartupError(`Another server uses ${dataDir}. Stop it, or choose another folder with --data.`)
    throw error
  }
}

/**
 * Releases the lock on the log file at once. Otherwise the lock stays until the garbage collector frees the last
 * statement. Leaving WAL mode and reading once releases the lock.
 */
const release = (db: Database.Database): void => {
  db.pragma('journal_mode = DELETE')
  db.pragma('locking_mode = NORMAL')
  db.prepare('SELECT count(*) FROM log').get()
  db.close()
}

const versionOf = (db: Database.Database): number => {
  const row = Version.decode(db.prepare('PRAGMA user_version').get())
  return E.isRight(row) ? row.right.user_version : 0
}

const readInput = (row: unknown): ServerInput => {
  const text = Row.decode(row)
  const input = E.isRight(text) ? StoredInput.decode(JSON.parse(text.right.input)) : text
  if (E.isRight(input)) return input.right
  throw new StartupError('The world log holds an input that cannot be read. Start with --fresh to begin anew.')
}

/** Opens the append-only input log in a folder. `fresh` empties the log. Throws `StartupError`. */
export const openInputStore = (dataDir: string, fresh: boolean): InputStore => {
  mkdirSync(dataDir, { recursive: true })
  const held = openFile(dataDir)
  const known = held.prepare('SELECT seq FROM log LIMIT 1').get() !== undefined
  if (known && !fresh && versionOf(held) !== STATE_VERSION) {
    release(held)
    throw new StartupError(`The world in ${dataDir} was made by another version. Start with --fresh to begin anew.`)
  }
  if (fresh) held.exec('DELETE FROM log')
  held.exec(`PRAGMA user_version = ${STATE_VERSION}`)
  const insert = held.prepare('INSERT INTO log (input) VALUES (?)')
  return {
    inputs: () => held.prepare('SELECT input FROM log ORDER BY seq').all().map(readInput),
    append: (input) => {
      insert.run(JSON.stringify(StoredInput.encode(input)))
    },
    close: () => {
      release(held)
    },
  }
}
