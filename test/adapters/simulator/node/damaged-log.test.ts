import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  exportedLines,
  openSqliteStore,
  type OpenOptions,
} from '../../../../src/adapters/simulator/node/store/sqlite-store'
import { StartupError } from '../../../../src/adapters/simulator/node/startup-error'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { OLDEST_READABLE, STATE_VERSION } from '../../../../src/adapters/simulator/state/state-version'
import { START } from '../state/town'
import { temporaryFolder } from './node-server-fixture'

const town: ServerInput = { type: 'TownFounded', at: START, seed: 1 }
const visitor = (n: number): ServerInput => ({
  type: 'VisitorCame',
  source: '',
  at: START,
  deviceId: `d${n}`,
  token: `t${n}`,
  draw: n,
})
const options: OpenOptions = { fresh: false, repair: false, say: () => undefined }

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
  const store = openSqliteStore(folder.path, options)
  for (const input of [town, visitor(1), visitor(2), visitor(3)]) store.append(input)
  void store.close()
})
afterEach(() => {
  folder.remove()
})

const file = () => path.join(folder.path, 'world.db')
const harm = (sql: string): void => {
  const db = new Database(file())
  db.exec(sql)
  db.close()
}
const opened = (more: Partial<OpenOptions> = {}): readonly string[] => {
  const store = openSqliteStore(folder.path, { ...options, ...more })
  void store.close()
  return store.inputs().map(({ type }) => type)
}
const refusal = (): string => {
  try {
    opened()
    return 'opened'
  } catch (error) {
    return error instanceof StartupError ? error.message : `a raw error: ${String(error)}`
  }
}

const HARMS: readonly (readonly [string, string, number])[] = [
  ['a missing row in the middle', 'DELETE FROM log WHERE seq = 3', 3],
  ['a missing first row', 'DELETE FROM log WHERE seq = 1', 1],
  ['a row that is no JSON', `UPDATE log SET input = '{"type":' WHERE seq = 2`, 2],
  ['a row that is no input', `UPDATE log SET input = '{"type":"Nonsense"}' WHERE seq = 4`, 4],
]

describe('The log of a server with damage', () => {
  it.each(HARMS)(
    '%s keeps the server from starting, and the message names the file, the row and a way out',
    (_, sql, row) => {
      harm(sql)
      const words = refusal()
      for (const part of [
        `${file()} is damaged at row ${row}:`,
        `The ${row - 1} rows before it`,
        '--repair',
        '--export',
      ])
        expect(words).toContain(part)
      expect(words).not.toContain('--fresh')
    },
  )

  it.each(HARMS)('with %s, a repair keeps a copy and goes on with the rows before the damage', (_, sql, row) => {
    harm(sql)
    const said: string[] = []
    const types = opened({ repair: true, say: (line) => said.push(line) })
    expect(types).toHaveLength(row - 1)
    expect(opened()).toEqual(types)
    expect(readdirSync(folder.path).filter((name) => name.includes('damaged'))).toHaveLength(1)
    expect(said.join()).toContain(`row ${row}`)
  })

  it('a file that is no database keeps the server from starting, and the message names the file', () => {
    const bytes = readFileSync(file())
    writeFileSync(file(), Buffer.concat([Buffer.alloc(200, 1), bytes.subarray(200)]))
    expect(refusal()).toContain(`${file()} is damaged`)
  })

  it('an export contains the rows before the damage and changes nothing', () => {
    harm('DELETE FROM log WHERE seq = 3')
    const { lines, isWhole } = exportedLines(folder.path)
    expect([lines.length, isWhole]).toEqual([2, false])
    expect(refusal()).toContain('at row 3')
  })

  it('after a repair the log takes new inputs in the place of the dropped rows', () => {
    harm('DELETE FROM log WHERE seq = 3')
    opened({ repair: true })
    const store = openSqliteStore(folder.path, options)
    store.append(visitor(9))
    void store.close()
    expect(opened()).toHaveLength(3)
  })
})

describe('The log of a server of another version', () => {
  it('a log of an older version that this version understands is opened and continued', () => {
    harm(`PRAGMA user_version = ${OLDEST_READABLE}`)
    expect(opened()).toHaveLength(4)
  })

  it('a log of a newer version is refused and not changed, and the message does not advise to lose it', () => {
    harm(`PRAGMA user_version = ${STATE_VERSION + 1}`)
    expect(refusal()).toContain('a newer version')
    expect(refusal()).not.toContain('--fresh')
  })

  it('a log of a version that this version does not understand is refused', () => {
    harm(`PRAGMA user_version = ${OLDEST_READABLE - 1}`)
    expect(refusal()).toContain('an older version')
  })
})
