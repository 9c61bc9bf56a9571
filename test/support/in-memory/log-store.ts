import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LogStore, LogStoreFailure } from '../../../src/application/ports/browser/log-store'
import { tableFrom } from '../../../src/domain/kernel/table'

interface Block {
  readonly firstSeq: number
  readonly entries: readonly unknown[]
}
interface Log {
  epoch: number
  base: { seq: number; pieces: Readonly<Record<string, unknown>> } | null
  staged: Record<string, Record<string, unknown>>
  blocks: Block[]
}

/** The disk of one browser. The stores of all its tabs share it. */
export class MemoryDisk {
  readonly logs = new Map<string, Log>()
  epochs = 0
  /** Whether the disk is empty and no tab has become the leader since. */
  isCleared = true
  /** While `true`, every operation fails. */
  isBroken = false
  /** While `true`, the store looks as if a newer version of the app had written it. */
  isNewer = false
  /** With `copies`, the disk clones values as a real store does. Without cloning, runs are faster. */
  constructor(private readonly copies = true) {}
  clear(): void {
    this.logs.clear()
    this.isCleared = true
  }

  kept<A>(value: A): A {
    return this.copies ? structuredClone(value) : value
  }
}

const overtaken: LogStoreFailure = { _tag: 'StoreOvertaken' }
const broken: LogStoreFailure = { _tag: 'StoreBroken' }
const newer: LogStoreFailure = { _tag: 'StoreNewer' }

/** Logs in memory that fulfil the whole contract of the port. */
export const memoryLogStore = (disk = new MemoryDisk()): LogStore => {
  const attempt =
    <A>(work: () => E.Either<LogStoreFailure, A>): TaskEither<LogStoreFailure, A> =>
    async () => {
      await Promise.resolve()
      if (disk.isNewer) return E.left(newer)
      return disk.isBroken ? E.left(broken) : work()
    }
  const reign = (name: string, epoch: number, work: (log: Log) => void): TaskEither<LogStoreFailure, void> =>
    attempt(() => {
      const log = disk.logs.get(name)
      // The store was cleared while a leader writes, so the leader's term is no longer in the store.
      if (disk.isCleared) return E.left(broken)
      if (log?.epoch !== epoch) return E.left(overtaken)
      return E.right(work(log))
    })
  return {
    read: (name) =>
      attempt(() => {
        const { epoch, base, blocks } = disk.logs.get(name) ?? { epoch: 0, base: null, blocks: [] }
        const from = (base?.seq ?? 0) + 1
        const entries = blocks.flatMap((block) => block.entries.slice(Math.max(0, from - block.firstSeq)))
        return E.right(disk.kept({ base, entries, epoch }))
      }),
    takeOver: (name) =>
      attempt(() => {
        disk.epochs += 1
        disk.isCleared = false
        const log = disk.logs.get(name) ?? { base: null, staged: {}, blocks: [] }
        disk.logs.set(name, { ...log, epoch: disk.epochs })
        return E.right(disk.epochs)
      }),
    append: (name, epoch, firstSeq, entries) =>
      reign(name, epoch, (log) => {
        log.blocks = [...log.blocks.filter((block) => block.firstSeq < firstSeq), disk.kept({ firstSeq, entries })]
      }),
    stage: (name, epoch, seq, pieces) =>
      reign(name, epoch, (log) => {
        const writing = `${epoch}.${seq}`
        log.staged = { ...log.staged, [writing]: { ...log.staged[writing], ...disk.kept(pieces) } }
      }),
    rebase: (name, epoch, seq, pieces, kept) =>
      reign(name, epoch, (log) => {
        const there = tableFrom(Object.entries({ ...log.base?.pieces, ...log.staged[`${epoch}.${seq}`] }))
        const staying = kept.flatMap((one) => (one in there ? [[one, there[one]] as const] : []))
        log.base = { seq, pieces: tableFrom([...staying, ...Object.entries(disk.kept(pieces))]) }
        log.staged = {}
        log.blocks =
          kept.length === 0 ? [] : log.blocks.filter((block) => block.firstSeq + block.entries.length - 1 > seq)
      }),
    names: () => attempt(() => E.right(Array.from(disk.logs.keys()))),
    remove: (name) =>
      attempt(() => {
        disk.logs.delete(name)
        return E.right(undefined)
      }),
  }
}
