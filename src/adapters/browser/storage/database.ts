import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Clock } from '../../../application/ports/browser/clock'
import { withTimeout } from '../network/with-timeout'

export interface DatabaseOptions<S extends DBSchema> {
  readonly name: string
  readonly clock: Clock
  /** Creates the object stores of a new database. */
  readonly make: (db: IDBPDatabase<S>) => void
}

/**
 * An IndexedDB database. The first use opens the database; if the database was closed, the next use opens the database
 * again.
 */
export interface Database<S extends DBSchema> {
  readonly use: <A>(work: (db: IDBPDatabase<S>) => Promise<A>) => Promise<A>
  /** Runs `work` like `use`, but never creates the database. Returns `null` if the database does not exist. */
  readonly useIfThere: <A>(work: (db: IDBPDatabase<S>) => Promise<A>) => Promise<A | null>
  /** Deletes the database. A `use` that started earlier fails, so that this use cannot create the database again. */
  readonly destroy: () => Promise<void>
}

const VERSION = 1
const OPEN_LIMIT_MS = 2_000

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'

/** Defines a database. Opening and deleting fail after two seconds, for example when another tab blocks them. */
export const makeDatabase = <S extends DBSchema>({ name, clock, make }: DatabaseOptions<S>): Database<S> => {
  type Opened = IDBPDatabase<S> | null
  let opening: Promise<Opened> | null = null
  let life = 0
  let creators = 0
  let deletions = 0

  const drop = (connection: Promise<Opened>): void => {
    if (opening === connection) opening = null
    void connection.then(
      (db) => {
        db?.close()
      },
      () => undefined,
    )
  }

  const openOnce = async (leave: () => void): Promise<Opened> => {
    let absent = false
    try {
      return await openDB<S>(name, VERSION, {
        upgrade: (db, _from, _to, tx) => {
          if (creators > 0) return make(db)
          absent = true
          void tx.done.catch(() => undefined)
          tx.abort()
        },
        blocking: (_current, next) => {
          if (next === null) life += 1
          leave()
        },
        terminated: () => {
          leave()
        },
      })
    } catch (error) {
      if (absent) return null
      throw error
    }
  }

  const open = (): Promise<Opened> => {
    const connection: Promise<Opened> = openOnce(() => {
      drop(connection)
    })
    void connection.then(
      (db) => {
        if (db === null) drop(connection)
      },
      () => {
        drop(connection)
      },
    )
    return connection
  }

  const checkLife = (begun: number): void => {
    if (begun !== life || deletions > 0) throw new Error(`${name} was deleted`)
  }

  const connect = async (create: boolean, begun: number): Promise<Opened> => {
    checkLife(begun)
    opening ??= open()
    const db = await withTimeout(clock, OPEN_LIMIT_MS, opening)
    return db === null && create ? connect(create, begun) : db
  }

  const work = async <A>(create: boolean, task: (db: IDBPDatabase<S>) => Promise<A>): Promise<A | null> => {
    const begun = life
    const first = await connect(create, begun)
    if (first === null) return null
    try {
      return await task(first)
    } catch (error) {
      if (!isClosed(error)) throw error
      if (opening !== null) drop(opening)
      const second = await connect(create, begun)
      return second === null ? null : await task(second)
    }
  }

  return {
    use: async (task) => {
      creators += 1
      try {
        const answer = await work(true, async (db) => ({ value: await task(db) }))
        if (answer === null) throw new Error(`${name} could not be made`)
        return answer.value
      } finally {
        creators -= 1
      }
    },
    useIfThere: (task) => work(false, task),
    destroy: async () => {
      life += 1
      deletions += 1
      if (opening !== null) drop(opening)
      try {
        await withTimeout(clock, OPEN_LIMIT_MS, deleteDB(name))
      } finally {
        deletions -= 1
      }
    },
  }
}
