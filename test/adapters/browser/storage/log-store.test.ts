import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { makeLogStore } from '../../../../src/adapters/browser/storage/log-store'
import { LOG_VERSION } from '../../../../src/domain/event-log'
import { settle } from '../fake-time'
import { dumpStores, emptyIndexedDb, slowConnection, corruptRecord } from '../fake-idb'

const LOG = 'account'
const broken = E.left({ _tag: 'StoreBroken' })
const newer = E.left({ _tag: 'StoreNewer' })
const done = E.right(undefined)

const begun = async () => {
  const { clock, time } = emptyIndexedDb()
  const store = makeLogStore({ clock })
  const epoch = await store.takeOver(LOG)()
  if (E.isLeft(epoch)) throw new Error('no epoch')
  const append = (from: number, ...entries: readonly unknown[]) => store.append(LOG, epoch.right, from, entries)()
  const entries = async () => {
    const read = await makeLogStore({ clock }).read(LOG)()
    return E.isRight(read) ? read.right.entries : read.left
  }
  return { clock, time, store, epoch: epoch.right, append, entries }
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const onEach =
  (range: IDBKeyRange | undefined, change: (value: Record<string, unknown>) => Record<string, unknown> | null) =>
  (store: IDBObjectStore): void => {
    const request = store.openCursor(range)
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      const value: unknown = cursor.value
      const next = change(typeof value === 'object' ? { ...value } : {})
      if (next === null) cursor.delete()
      else cursor.update(next)
      cursor.continue()
    })
  }
const second = () => IDBKeyRange.only([LOG, 3])

describe('A stored log on a damaged disk', () => {
  it.each([
    ['a block of entries is incomplete', (block: Record<string, unknown>) => ({ ...block, entries: ['c'] })],
    [
      'a block of entries has an unknown shape',
      ({ log, firstSeq }: Record<string, unknown>) => ({ log, firstSeq, entries: 'c' }),
    ],
    ['a block of entries is missing', () => null],
  ])('BI-388 storage: when %s, a log is read up to the damage and continues from there', async (_what, damage) => {
    const { append, entries } = await begun()
    await append(1, 'a', 'b')
    await append(3, 'c', 'd')
    await append(5, 'e')
    await corruptRecord('loop-log', 'blocks', onEach(second(), damage))
    expect(await entries()).toEqual(['a', 'b'])
    expect(await append(3, 'C', 'D')).toEqual(done)
    expect(await entries()).toEqual(['a', 'b', 'C', 'D'])
  })

  it('BI-387 storage: a stored log whose head record has an unknown shape is read as empty and can be taken over again', async () => {
    const { append, store } = await begun()
    await append(1, 'a')
    await corruptRecord(
      'loop-log',
      'heads',
      onEach(undefined, ({ log }) => ({ log, epoch: 'x', version: 1 })),
    )
    expect(await store.read(LOG)()).toMatchObject(E.right({ base: null, epoch: 0 }))
    expect(await append(2, 'b')).toEqual(E.left({ _tag: 'StoreBroken' }))
    expect(E.isRight(await store.takeOver(LOG)())).toBe(true)
  })

  it('BI-386 storage: reading and writing a stored log of a newer version is refused, and the log stays unchanged', async () => {
    const { append, store } = await begun()
    await append(1, 'a')
    await corruptRecord(
      'loop-log',
      'heads',
      onEach(undefined, (head) => ({ ...head, version: LOG_VERSION + 1 })),
    )
    const before = await dumpStores()
    expect(await store.read(LOG)()).toEqual(newer)
    expect(await store.takeOver(LOG)()).toEqual(newer)
    expect(await append(2, 'b')).toEqual(newer)
    expect(await dumpStores()).toBe(before)
  })

  it('a snapshot chunk of unknown shape is skipped, and the other snapshot chunks of a stored log are read', async () => {
    const { store, epoch } = await begun()
    await store.rebase(LOG, epoch, 4, { chat: 1, session: 2 }, [])()
    await corruptRecord(
      'loop-log',
      'bases',
      onEach(IDBKeyRange.only([LOG, `${epoch}.4:chat`]), ({ log, piece }) => ({ log, piece })),
    )
    const read = await store.read(LOG)()
    expect(E.isRight(read) && { ...read.right.base?.pieces }).toEqual({ session: 2 })
  })
})

describe('A stored log on a failing disk', () => {
  it('BI-389 storage: when the disk is full, a write to a stored log fails, and the entries stored before stay readable', async () => {
    const { append, entries } = await begun()
    await append(1, 'a')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
    expect(await append(2, 'b')).toEqual(broken)
    put.mockRestore()
    expect(await entries()).toEqual(['a'])
    expect(await append(2, 'b')).toEqual(done)
    expect(await entries()).toEqual(['a', 'b'])
  })

  it('when a snapshot cannot be stored as a whole, the log keeps the previous snapshot and its entries', async () => {
    const { append, store, epoch, entries } = await begun()
    await append(1, 'a', 'b')
    await store.stage(LOG, epoch, 1, { chat: 'one', session: 'one' })()
    await store.rebase(LOG, epoch, 1, {}, ['chat', 'session'])()
    const poison = () => undefined
    expect(await store.rebase(LOG, epoch, 2, { chat: 'two', session: poison }, [])()).toEqual(broken)
    const read = await store.read(LOG)()
    expect(E.isRight(read) && read.right.base?.seq).toBe(1)
    expect(E.isRight(read) && { ...read.right.base?.pieces }).toEqual({ chat: 'one', session: 'one' })
    expect(await entries()).toEqual(['b'])
  })

  it('reading a log fails while the browser refuses the database, and works afterwards', async () => {
    const { clock } = emptyIndexedDb()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(await makeLogStore({ clock }).read(LOG)()).toEqual(broken)
    vi.restoreAllMocks()
    expect(E.isRight(await makeLogStore({ clock }).read(LOG)())).toBe(true)
  })

  it('BI-390 storage: taking over a log fails after two seconds while another tab blocks the database, and works afterwards', async () => {
    const { clock, time } = emptyIndexedDb()
    const inTheWay = await slowConnection('loop-log')
    indexedDB.deleteDatabase('loop-log')
    const store = makeLogStore({ clock })
    const takeover = store.takeOver(LOG)()
    await settle()
    time.pass(1_999)
    expect(await Promise.race([takeover, settle().then(() => 'still waiting')])).toBe('still waiting')
    time.pass(1)
    expect(await takeover).toEqual(broken)
    inTheWay.close()
    expect(E.isRight(await store.takeOver(LOG)())).toBe(true)
  })

  it('when another tab deletes the database, a log is read as empty, and the next write of its writer fails as broken', async () => {
    const { append, entries } = await begun()
    await append(1, 'a')
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('loop-log').addEventListener('success', resolve)
    })
    expect(await entries()).toEqual([])
    // No other tab became the leader, so the writer continues with its data in memory and stores everything again.
    expect(await append(2, 'b')).toEqual(E.left({ _tag: 'StoreBroken' }))
  })

  it('a write to a log still succeeds when the browser has closed the database connection', async () => {
    const { append, entries } = await begun()
    await append(1, 'a')
    const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    expect(await append(2, 'b')).toEqual(done)
    expect(closed).toHaveBeenCalledTimes(2)
    expect(await entries()).toEqual(['a', 'b'])
  })
})
