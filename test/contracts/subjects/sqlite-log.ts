import path from 'node:path'
import Database from 'libsql'
import { openSqliteLog } from '../../../src/adapters/simulator/node/store/sqlite-store'
import { StartupError } from '../../../src/adapters/simulator/node/startup-error'
import { temporaryFolder } from '../../adapters/simulator/node/node-server-fixture'
import type { Harm, InputStoreSubject } from '../input-store.contract'

const HARMS: Readonly<Record<Harm, string>> = {
  'it is missing': 'DELETE FROM log WHERE seq = 3',
  'it is no JSON': `UPDATE log SET input = '{"type":' WHERE seq = 4`,
  'it is no input': `UPDATE log SET input = '{"type":"Nonsense"}' WHERE seq = 4`,
}

export const sqliteLogSubject = (): Promise<InputStoreSubject> => {
  const folder = temporaryFolder()
  const options = { fresh: false, repair: false, say: () => undefined }
  const run = (sql: string): Promise<void> => {
    const db = new Database(path.join(folder.path, 'world.db'))
    db.exec(sql)
    db.close()
    return Promise.resolve()
  }
  const open: InputStoreSubject['open'] = async () => openSqliteLog(folder.path, options)
  return Promise.resolve({
    open,
    secondWriter: async () => {
      try {
        await open()
        return 'stored'
      } catch (error) {
        if (error instanceof StartupError) return 'refused'
        throw error
      }
    },
    harm: (how) => run(HARMS[how]),
    setVersion: (version) => run(`PRAGMA user_version = ${version}`),
    dispose: () => {
      folder.remove()
      return Promise.resolve()
    },
  })
}
