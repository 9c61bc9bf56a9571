import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { LogWriter } from '../../../src/application/log/log-writer'
import type { Idle } from '../../../src/application/ports/browser/idle'
import type { LogStore, LogStoreFailure } from '../../../src/application/ports/browser/log-store'
import { MemoryDisk, memoryLogStore } from '../../support/in-memory/log-store'

const neverIdle: Idle = { next: () => () => undefined }

/** A log store whose writes end only when the test ends each write. */
const heldStore = () => {
  const writes: {
    readonly firstSeq: number
    readonly entries: readonly unknown[]
    readonly end: (failure?: LogStoreFailure) => void
  }[] = []
  const based: number[] = []
  const store: LogStore = {
    ...memoryLogStore(new MemoryDisk()),
    append: (_log, _epoch, firstSeq, entries) => () =>
      new Promise((resolve) => {
        writes.push({
          firstSeq,
          entries,
          end: (failure) => resolve(failure === undefined ? E.right(undefined) : E.left(failure)),
        })
      }),
    rebase: (_log, _epoch, seq) => () => {
      based.push(seq)
      return Promise.resolve(E.right(undefined))
    },
  }
  return { store, writes, based }
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

const open = (epoch: number | null = 1) => {
  const held = heldStore()
  const heard: number[] = []
  const troubles: string[] = []
  const writer = new LogWriter(
    held.store,
    'account',
    epoch,
    0,
    ({ _tag }) => {
      troubles.push(_tag)
    },
    (seq) => {
      heard.push(seq)
    },
    neverIdle,
  )
  const done: string[] = []
  return {
    ...held,
    writer,
    heard,
    troubles,
    done,
    tell: (seq: number) =>
      writer.whenDurable(seq, () => {
        done.push(`${seq}`)
      }),
  }
}

describe('The writer of a log', () => {
  it('the writer stores all entries that were added during a write as one block', async () => {
    const { writer, writes } = open()
    for (const seq of [1, 2, 3]) writer.push(seq, `e${seq}`)
    expect(writes.map(({ entries }) => entries)).toEqual([['e1']])
    writes[0]?.end()
    await settled()
    expect(writes.map(({ firstSeq, entries }) => [firstSeq, entries])).toEqual([
      [1, ['e1']],
      [2, ['e2', 'e3']],
    ])
  })

  it('the writer confirms an entry only once the entry is stored', async () => {
    const { writer, writes, done, tell, heard } = open()
    writer.push(1, 'e1')
    tell(1)
    await settled()
    expect(done).toEqual([])
    writes[0]?.end()
    await settled()
    tell(1)
    expect([done, heard]).toEqual([['1', '1'], [1]])
  })

  it('BI-389 the writer keeps entries in memory when the store breaks, and reports the broken store once', async () => {
    const { writer, writes, done, tell, troubles } = open()
    writer.push(1, 'e1')
    tell(1)
    writes[0]?.end({ _tag: 'StoreBroken' })
    await settled()
    writer.push(2, 'e2')
    tell(2)
    await settled()
    expect([writes.length, done, troubles]).toEqual([1, ['1', '2'], ['StoreBroken']])
  })

  it('a stopped writer does not report that the store broke', async () => {
    const { writer, writes, troubles } = open()
    writer.push(1, 'e1')
    writer.stop()
    writes[0]?.end({ _tag: 'StoreBroken' })
    await settled()
    expect(troubles).toEqual([])
  })

  it('the writer tells for each confirmed entry whether the entry is stored or only in memory', async () => {
    const { writer, writes } = open()
    const told: boolean[] = []
    for (const seq of [1, 2]) {
      writer.push(seq, `e${seq}`)
      writer.whenDurable(seq, (isStored) => {
        told.push(isStored)
      })
      writes.at(-1)?.end(seq === 2 ? { _tag: 'StoreBroken' } : undefined)
      await settled()
    }
    expect(told).toEqual([true, false])
  })

  it('the writer confirms the entries of a snapshot only after the snapshot is stored', async () => {
    const { writer, done, tell } = open()
    writer.rebase({ seq: 0, pieces: [] })
    tell(0)
    expect(done).toEqual([])
    await settled()
    expect(done).toEqual(['0'])
  })

  it('the writer confirms entries in memory if the store could not be opened', async () => {
    const { writer, writes, done, tell } = open(null)
    writer.push(1, 'e1')
    tell(1)
    await settled()
    expect([writes.length, done]).toEqual([0, ['1']])
  })

  it('OUT-5 the writer never confirms an entry after another tab became the leader', async () => {
    const { writer, writes, done, tell, troubles, heard } = open()
    writer.push(1, 'e1')
    writer.push(2, 'e2')
    tell(1)
    tell(2)
    writes[0]?.end({ _tag: 'StoreOvertaken' })
    await settled()
    writer.push(3, 'e3')
    tell(3)
    await settled()
    expect([writes.length, done, troubles, heard]).toEqual([1, [], ['StoreOvertaken'], []])
  })

  it.each<LogStoreFailure | undefined>([{ _tag: 'StoreBroken' }, { _tag: 'StoreOvertaken' }, undefined])(
    'OUT-5 OUT-11 when another tab becomes the leader, the writer ignores the outcome of a write in progress: %s',
    async (failure) => {
      const { writer, writes, done, tell, troubles, heard } = open()
      writer.push(1, 'e1')
      tell(1)
      writer.depose()
      writes[0]?.end(failure)
      await settled()
      expect([done, troubles, heard]).toEqual([[], [], []])
    },
  )

  it('the writer replaces the snapshot once the write in progress has stored its entries', async () => {
    const { writer, writes, based } = open()
    writer.push(1, 'e1')
    writer.rebase({ seq: 1, pieces: [] })
    await settled()
    expect(based).toEqual([])
    writes[0]?.end()
    await settled()
    expect(based).toEqual([1])
  })

  it('SES-6 the writer does not store waiting entries that a new snapshot covers, but confirms them with the snapshot', async () => {
    const { writer, writes, based, done, tell } = open()
    writer.push(1, 'e1')
    writer.push(2, 'secret')
    tell(2)
    writer.rebase({ seq: 2, pieces: [] })
    writer.push(3, 'e3')
    writes[0]?.end()
    await settled()
    expect([based, done, JSON.stringify(writes)]).toEqual([[2], ['2'], expect.not.stringContaining('secret')])
    expect(JSON.stringify(writes)).toContain('e3')
  })

  it('the writer replaces the snapshot even if no entry waits to be written', async () => {
    const { writer, based } = open()
    writer.rebase({ seq: 0, pieces: [] })
    await settled()
    expect(based).toEqual([0])
  })
})
