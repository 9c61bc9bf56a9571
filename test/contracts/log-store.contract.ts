import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { LogStore } from '../../src/application/ports/browser/log-store'
import { entriesOf } from '../../src/domain/kernel/table'

/** Opens the storage again, as another tab would. */
export type OpenLogStore = () => LogStore
/** Clears the storage while a log store has it open, as the user or the browser can. */
export type ClearAll = () => Promise<void>

const LOG = 'account'
const entries = (from: number, to: number): readonly unknown[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ seq: from + index }))

const takeOverLog = async (store: LogStore): Promise<number> => {
  const epoch = await store.takeOver(LOG)()
  if (E.isLeft(epoch)) throw new Error(epoch.left._tag)
  return epoch.right
}

const piecesOf = async (store: LogStore): Promise<readonly (readonly [string, unknown])[]> => {
  const read = await store.read(LOG)()
  return E.isRight(read) ? entriesOf(read.right.base?.pieces ?? {}) : []
}

const overtaken = E.left({ _tag: 'StoreOvertaken' })

/** The contract of every log store. */
export const logStoreBehaviours: Readonly<Record<string, (open: OpenLogStore, clear: ClearAll) => Promise<void>>> = {
  'the list of logs has every log that was created, but no removed log': async (open) => {
    const store = open()
    await takeOverLog(store)
    await store.takeOver('tab-1')()
    expect(await open().names()()).toEqual(E.right([LOG, 'tab-1']))
    await store.remove('tab-1')()
    expect(await open().names()()).toEqual(E.right([LOG]))
  },

  'a log that was never written is read as empty': async (open) => {
    expect(await open().read(LOG)()).toEqual(E.right({ base: null, entries: [], epoch: 0 }))
  },

  'the entries that a tab wrote are read by the next tab in the order of writing': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 3))()
    await store.append(LOG, epoch, 4, entries(4, 12))()
    await store.append(LOG, epoch, 13, entries(13, 13))()
    expect(await open().read(LOG)()).toEqual(E.right({ base: null, entries: entries(1, 13), epoch }))
  },

  'a block of entries that is written twice is stored once': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 3))()
    await store.append(LOG, epoch, 1, entries(1, 3))()
    expect(await store.read(LOG)()).toMatchObject(E.right({ entries: entries(1, 3) }))
  },

  'each takeover of a log gets an epoch that no earlier takeover had, even after the log was removed': async (open) => {
    const first = await takeOverLog(open())
    const second = await takeOverLog(open())
    await open().remove(LOG)()
    const third = await takeOverLog(open())
    expect(new Set([first, second, third]).size).toBe(3)
  },

  'once another tab has taken over a log, a write of the former leader is refused without effect': async (open) => {
    const [old, young] = [open(), open()]
    const oldEpoch = await takeOverLog(old)
    await old.append(LOG, oldEpoch, 1, entries(1, 2))()
    const epoch = await takeOverLog(young)
    expect(await old.append(LOG, oldEpoch, 3, entries(3, 4))()).toEqual(overtaken)
    expect(await old.rebase(LOG, oldEpoch, 2, { chat: 1 }, [])()).toEqual(overtaken)
    expect(await young.read(LOG)()).toEqual(E.right({ base: null, entries: entries(1, 2), epoch }))
  },

  'a write by a tab that never took over the log is refused': async (open) => {
    const store = open()
    await takeOverLog(store)
    expect(await store.append('another', 0, 1, entries(1, 1))()).toEqual(overtaken)
    expect(await store.append('another', 1, 1, entries(1, 1))()).toEqual(overtaken)
  },

  'a write to a log store that was cleared fails as broken, not as overtaken': async (open) => {
    expect(await open().append(LOG, 1, 1, entries(1, 1))()).toEqual(E.left({ _tag: 'StoreBroken' }))
  },

  'ALL-1 after a clear and a takeover by another tab, a write of the former leader is refused': async (open, clear) => {
    const old = open()
    const oldEpoch = await takeOverLog(old)
    await clear()
    const young = open()
    const epoch = await takeOverLog(young)
    await young.append(LOG, epoch, 1, entries(1, 2))()
    expect(E.isLeft(await open().append(LOG, oldEpoch, 2, entries(2, 4))())).toBe(true)
    expect(await young.read(LOG)()).toMatchObject(E.right({ entries: entries(1, 2) }))
  },

  'a snapshot replaces the entries up to the number of the snapshot': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 3))()
    await store.append(LOG, epoch, 4, entries(4, 5))()
    await store.append(LOG, epoch, 6, entries(6, 7))()
    await store.stage(LOG, epoch, 5, { chat: { rows: 5 } })()
    await store.rebase(LOG, epoch, 5, {}, ['chat'])()
    expect(await open().read(LOG)()).toEqual(
      E.right({ base: { seq: 5, pieces: { chat: { rows: 5 } } }, entries: entries(6, 7), epoch }),
    )
  },

  'of a block that a snapshot partly covers, only the entries after the snapshot are read': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 3))()
    await store.append(LOG, epoch, 4, entries(4, 9))()
    await store.stage(LOG, epoch, 6, { chat: 6 })()
    await store.rebase(LOG, epoch, 6, {}, ['chat'])()
    expect(await open().read(LOG)()).toMatchObject(E.right({ base: { seq: 6 }, entries: entries(7, 9) }))
  },

  'ALL-1 once a new leader has replaced a log by a snapshot, no entry of the former leader is left': async (open) => {
    const old = open()
    await old.append(LOG, await takeOverLog(old), 1, entries(1, 9))()
    const young = open()
    const epoch = await takeOverLog(young)
    await young.rebase(LOG, epoch, 4, { chat: 'another' }, [])()
    expect(await open().read(LOG)()).toEqual(
      E.right({ base: { seq: 4, pieces: { chat: 'another' } }, entries: [], epoch }),
    )
    await young.append(LOG, epoch, 5, entries(5, 6))()
    expect(await open().read(LOG)()).toMatchObject(E.right({ entries: entries(5, 6) }))
  },

  'a new snapshot deletes every older chunk that the new snapshot does not use': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.rebase(LOG, epoch, 0, { chat: 1, session: 1, group: 1, ['__proto__']: 1 }, [])()
    await store.rebase(LOG, epoch, 4, { chat: 2 }, ['session', '__proto__', 'unheard-of'])()
    expect(await piecesOf(open())).toEqual([
      ['__proto__', 1],
      ['chat', 2],
      ['session', 1],
    ])
  },

  'staged snapshot chunks are not read until their snapshot is stored': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.rebase(LOG, epoch, 2, { chat: 'old', session: 'old', group: 'old' }, [])()
    await store.append(LOG, epoch, 3, entries(3, 9))()
    await store.stage(LOG, epoch, 9, { chat: 'new' })()
    await store.stage(LOG, epoch, 9, { group: 'new', network: 'new' })()
    expect(await piecesOf(open())).toEqual([
      ['chat', 'old'],
      ['group', 'old'],
      ['session', 'old'],
    ])
    expect(await open().read(LOG)()).toMatchObject(E.right({ base: { seq: 2 }, entries: entries(3, 9) }))
    await store.rebase(LOG, epoch, 9, {}, ['chat', 'session', 'network'])()
    expect(await piecesOf(open())).toEqual([
      ['chat', 'new'],
      ['network', 'new'],
      ['session', 'old'],
    ])
    expect(await open().read(LOG)()).toMatchObject(E.right({ base: { seq: 9 }, entries: [] }))
  },

  'a snapshot ignores chunks that a former leader or an abandoned attempt has staged': async (open) => {
    const old = open()
    const oldEpoch = await takeOverLog(old)
    await old.rebase(LOG, oldEpoch, 2, { chat: 'base' }, [])()
    await old.stage(LOG, oldEpoch, 5, { chat: 'left behind' })()
    const young = open()
    const epoch = await takeOverLog(young)
    expect(await old.stage(LOG, oldEpoch, 5, { chat: 'late' })()).toEqual(overtaken)
    await young.stage(LOG, epoch, 4, { chat: 'given up' })()
    await young.rebase(LOG, epoch, 5, {}, ['chat'])()
    expect(await piecesOf(open())).toEqual([['chat', 'base']])
    await young.rebase(LOG, epoch, 4, {}, ['chat'])()
    expect(await piecesOf(open())).toEqual([['chat', 'base']])
  },

  'taking over and removing one log changes nothing in another log': async (open) => {
    const store = open()
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 1))()
    const other = await store.takeOver('account2')()
    expect(other).not.toEqual(E.right(epoch))
    expect(await store.append(LOG, epoch, 2, entries(2, 2))()).toEqual(E.right(undefined))
    await store.remove('account2')()
    expect(await store.read(LOG)()).toMatchObject(E.right({ entries: entries(1, 2) }))
  },

  'SES-6, SES-7: a removed log is read as empty, and a pending write does not restore the log': async (open) => {
    const [store, other] = [open(), open()]
    const epoch = await takeOverLog(store)
    await store.append(LOG, epoch, 1, entries(1, 1))()
    await store.rebase(LOG, epoch, 1, { chat: 1 }, [])()
    const [, removed] = await Promise.all([
      store.append(LOG, epoch, 2, entries(2, 2))(),
      other.remove(LOG)(),
      store.append(LOG, epoch, 3, entries(3, 3))(),
    ])
    expect(removed).toEqual(E.right(undefined))
    expect(await store.append(LOG, epoch, 4, entries(4, 4))()).toEqual(overtaken)
    expect(await open().read(LOG)()).toEqual(E.right({ base: null, entries: [], epoch: 0 }))
  },
}
