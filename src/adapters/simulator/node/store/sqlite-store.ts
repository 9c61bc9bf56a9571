import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import Database from 'libsql'
import { NotStored } from '../../not-stored'
import type { ServerInput } from '../../state/input'
import { STATE_VERSION } from '../../state/state-version'
import { StartupError } from '../startup-error'
import { inputText, versionProblem, type LogPlace } from './entry-text'
import { foldInput, type Folded, type InputStore, type OpenedLog } from './input-store'
import { openGate } from './output-gate'
import { readLog } from './stored-log'

const FILE = 'world.db'

/** A log in one SQLite file. `append` returns when the input is on disk, so the gate is always open. */
export interface SqliteStore extends InputStore {
  /** The inputs that the log held when it was opened. */
  readonly inputs: () => readonly ServerInput[]
}

export interface OpenOptions {
  /** Empties the log. */
  readonly fresh: boolean
  /** Keeps a copy of a damaged log, and drops the damaged row and all rows after it. */
  readonly repair: boolean
  readonly say: (line: string) => void
}

const Version = t.type({ user_version: t.number })

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Opens and locks the log, because only one process may use it. The operating system releases the lock when the process
 * dies.
 */
const openFile = (dataDir: string): Database.Database => {
  const file = path.join(dataDir, FILE)
  const db = new Database(file)
  try {
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.exec('CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, input TEXT NOT NULL)')
    return db
  } catch (error) {
    db.close()
    if (codeOf(error) === 'SQLITE_BUSY')
      throw new StartupError(`Another server uses ${dataDir}. Stop it, or choose another folder with --data.`)
    if (['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error)))
      throw new StartupError(
        `${file} is damaged: it is no database that can be read, so no row of it can be repaired.\n` +
          `Put a copy of the file in its place, or choose another folder with --data. Nothing was changed.`,
      )
    throw error
  }
}

/**
 * Releases the lock on the log file at once. Otherwise the lock stays until the garbage collector frees the last
 * statement. Leaving WAL mode and reading once releases the lock.
 */
const release = (db: Database.Database): void => {
  try {
    db.pragma('journal_mode = DELETE')
    db.pragma('locking_mode = NORMAL')
    db.prepare('SELECT count(*) FROM log').get()
  } catch {
    // A damaged file releases its lock when it is closed.
  } finally {
    db.close()
  }
}

const versionOf = (db: Database.Database): number => {
  const row = Version.decode(db.prepare('PRAGMA user_version').get())
  return E.isRight(row) ? row.right.user_version : 0
}

const placeOf = (dataDir: string): LogPlace => ({
  name: dataDir,
  newerAdvice: 'Start the newer version, or choose another folder with --data',
  olderAdvice: 'Choose another folder with --data, or start with --fresh, which deletes this world',
})

/** Copies the log file before a repair. Returns the path of the copy. */
const keepCopy = (db: Database.Database, dataDir: string): string => {
  db.pragma('wal_checkpoint(TRUNCATE)')
  const copy = path.join(dataDir, `${FILE}.damaged-${Date.now()}`)
  copyFileSync(path.join(dataDir, FILE), copy)
  return copy
}

/** The inputs of a log. Refuses a damaged log, or repairs it if the operator wants that. Throws `StartupError`. */
const soundInputs = (db: Database.Database, dataDir: string, { repair, say }: OpenOptions): readonly ServerInput[] => {
  const { inputs, damage } = readLog(db)
  if (damage === null) return inputs
  const where = `${path.join(dataDir, FILE)} is damaged at row ${damage.seq}: ${damage.reason}.`
  if (!repair)
    throw new StartupError(
      `${where}\nThe ${inputs.length} rows before it can be read. Start with --repair to keep a copy of the file and to go on ` +
        `with these rows,\nor with --export FILE to write these rows to a file. Nothing was changed.`,
    )
  const copy = keepCopy(db, dataDir)
  db.prepare('DELETE FROM log WHERE seq >= ?').run(damage.seq)
  say(`${where} Dropped this row and all rows after it, and kept a copy in ${copy}.`)
  return inputs
}

/**
 * Opens the append-only input log in a folder. Throws `StartupError`.
 * @internal
 */
export const openSqliteStore = (dataDir: string, options: OpenOptions): SqliteStore => {
  mkdirSync(dataDir, { recursive: true })
  const held = openFile(dataDir)
  try {
    const known = held.prepare('SELECT seq FROM log LIMIT 1').get() !== undefined
    const problem = known && !options.fresh ? versionProblem(placeOf(dataDir), versionOf(held)) : null
    if (problem !== null) throw new StartupError(problem)
    if (options.fresh) held.exec('DELETE FROM log')
    const inputs = soundInputs(held, dataDir, options)
    held.exec(`PRAGMA user_version = ${STATE_VERSION}`)
    const insert = held.prepare('INSERT INTO log (seq, input) VALUES (?, ?)')
    let last = inputs.length
    return {
      inputs: () => inputs,
      append: (input) => {
        try {
          insert.run(last + 1, inputText(input))
        } catch (error) {
          throw new NotStored('An input could not be stored', { cause: error })
        }
        last += 1
      },
      gate: openGate,
      close: () => {
        release(held)
        return Promise.resolve()
      },
    }
  } catch (error) {
    release(held)
    throw error
  }
}

/** Keeps every other server out of the folder. Returns a function that frees it. Throws `StartupError`. */
export const lockFolder = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const held = openFile(dataDir)
  return () => {
    release(held)
  }
}

/** Opens the log in a folder, with the state after its inputs. Throws `StartupError`. */
export const openSqliteLog = (dataDir: string, options: OpenOptions): OpenedLog => {
  const store = openSqliteStore(dataDir, options)
  return { store, folded: store.inputs().reduce<Folded | null>(foldInput, null) }
}

/** The rows of a log that can be read, as lines of JSON, for `--export`. Changes nothing. Throws `StartupError`. */
export const exportedLines = (dataDir: string): { readonly lines: readonly string[]; readonly isWhole: boolean } => {
  const held = openFile(dataDir)
  try {
    const { inputs, damage } = readLog(held)
    return { lines: inputs.map(inputText), isWhole: damage === null }
  } finally {
    release(held)
  }
}
