import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventLog } from '../../src/application/log/event-log'
import { LogWriter } from '../../src/application/log/log-writer'
import type { LogStore } from '../../src/application/ports/browser/log-store'
import { restoreLog } from '../../src/application/log/restore-log'
import { allAccountSlices, AccountMessage } from '../support/whole-domain'
import { entryCodec } from '../../src/domain/event-log'
import { FakeIdle } from '../support/fake-idle'
import { accountKinds } from '../support/arbitraries/messages'
import { stateOf, walks } from '../support/arbitraries/walk'
import { kitchen, lounge, messageOf, messagesOf } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { MemoryDisk, memoryLogStore } from '../support/in-memory/log-store'
import { VirtualTime } from '../support/virtual-time'

const LOG = 'account'
const codec = entryCodec(AccountMessage)
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

/** Counts writes, and stops the tab when no writes are left. */
const watched = (store: LogStore, writesLeft: () => boolean) => {
  const staged: string[][] = []
  const only =
    <A>(work: () => Promise<A>) =>
    (): Promise<A> =>
      writesLeft() ? work() : new Promise(() => undefined)
  const watching: LogStore = {
    ...store,
    append: (...args) => only(store.append(...args)),
    stage: (log, epoch, seq, pieces) => {
      staged.push(Object.keys(pieces))
      return only(store.stage(log, epoch, seq, pieces))
    },
    rebase: (...args) => only(store.rebase(...args)),
  }
  return { watching, staged }
}

/** One life of a leader tab: the leader restores the stored log and writes its entries. */
const live = async (disk: MemoryDisk, writesLeft: (() => boolean) | null = null) => {
  const time = new VirtualTime()
  const { watching: store, staged } = watched(memoryLogStore(disk), writesLeft ?? (() => true))
  const log = new EventLog<AccountMessage>(allAccountSlices(), time.clock(), () => [])
  const epoch = await store.takeOver(LOG)()
  const { base } = await restoreLog({
    log,
    store,
    name: LOG,
    message: AccountMessage,
    clock: time.clock(),
  })
  const idle = new FakeIdle()
  let durable = log.seq
  const states = new Map<number, unknown>([[log.seq, stateOf(log.slices)]])
  const writer = new LogWriter(
    store,
    LOG,
    E.isRight(epoch) ? epoch.right : null,
    log.seq,
    () => undefined,
    (seq) => {
      durable = seq
    },
    idle,
  )
  if (base !== null) writer.startsFrom(base)
  log.entries$.subscribe((entry) => {
    writer.push(entry.seq, codec.encode(entry))
    if (writesLeft !== null) states.set(entry.seq, stateOf(log.slices))
  })
  const foldAll = async () => {
    writer.fold(log.checkpoint())
    for (let turn = 0; turn < 5_000 && idle.isWanted; turn += 1) {
      idle.pass()
      await settled()
    }
  }
  return { log, writer, idle, staged, states, foldAll, durable: () => durable }
}

const many = (count: number): AccountMessage[] => [
  { type: 'SignedIn', session: sessionOf(ann) },
  ...Array.from({ length: Math.ceil(count / 100) }, (_, page): AccountMessage => ({
    type: 'chat/MessagesArrived',
    messages: Array.from({ length: 100 }, (_one, n) => messageOf({ seq: page * 100 + n + 1 })),
  })),
]

describe('The snapshot of a log', () => {
  it('a snapshot with a conversation of several chunks restores the complete state', async () => {
    const disk = new MemoryDisk()
    const first = await live(disk)
    for (const message of many(2_500)) first.log.append(message, null)
    first.log.append({ type: 'chat/MessagesArrived', messages: [messageOf({ seq: 1, in: kitchen })] }, null)
    await settled()
    await first.foldAll()
    const second = await live(disk)
    expect(second.log.seq).toBe(first.log.seq)
    expect(stateOf(second.log.slices)).toEqual(stateOf(first.log.slices))
    expect(disk.logs.get(LOG)?.blocks).toEqual([])
  })

  it('in each idle period the leader writes at most one snapshot chunk of a conversation', async () => {
    const { log, foldAll, staged, idle } = await live(new MemoryDisk())
    for (const message of many(5_000)) log.append(message, null)
    await settled()
    await foldAll()
    const pages = staged.map((names) => names.filter((name) => name.split('/').length === 4).length)
    expect(Math.max(...pages)).toBe(1)
    expect(pages.reduce((sum, n) => sum + n, 0)).toBe(5)
    expect(idle.used).toBe(staged.length + 1)
  })

  it('after one more message in a long conversation, the leader writes only one snapshot chunk of the conversation', async () => {
    const disk = new MemoryDisk()
    const first = await live(disk)
    for (const message of many(5_000)) first.log.append(message, null)
    await settled()
    await first.foldAll()
    const second = await live(disk)
    second.log.append({ type: 'chat/MessagesArrived', messages: messagesOf(5_001) }, null)
    await settled()
    await second.foldAll()
    expect(second.staged.flat().sort()).toEqual([
      '@unloadedUpTo',
      'chat/chat',
      `chat/chat/${lounge}`,
      `chat/chat/${lounge}/4`,
    ])
    expect(stateOf((await live(disk)).log.slices)).toEqual(stateOf(second.log.slices))
  })

  it('a sign-out deletes the snapshot with all its chunks', async () => {
    const disk = new MemoryDisk()
    const { log, writer, idle } = await live(disk)
    for (const message of many(5_000)) log.append(message, null)
    await settled()
    writer.fold(log.checkpoint())
    idle.pass()
    await settled()
    const emptied = new EventLog<AccountMessage>(allAccountSlices(), new VirtualTime().clock(), () => [])
    writer.rebase({ ...emptied.checkpoint(), seq: log.seq })
    await settled()
    expect(idle.isWanted).toBe(false)
    expect(JSON.stringify([...disk.logs])).not.toContain(lounge)
  })

  it('ALL-1 ALL-3 wherever the writing of a snapshot stops, the next tab restores all stored entries', async () => {
    const opening: AccountMessage[] = [
      { type: 'SignedIn', session: sessionOf(ann) },
      { type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 4, 40, 1_030, 2_050) },
      { type: 'chat/OpenConversation', conversationId: lounge },
    ]
    await fc.assert(
      fc.asyncProperty(
        walks(accountKinds, AccountMessage, opening),
        fc.array(fc.nat(14), { maxLength: 3 }),
        async (moves, lives) => {
          const disk = new MemoryDisk()
          const said = moves.flatMap((move) => (move.kind === 'say' ? [move.message] : []))
          for (const [life, writes] of lives.entries()) {
            let left = writes
            const one = await live(disk, () => (left -= 1) >= 0)
            for (const message of said.slice(life * 8, life * 8 + 8)) {
              one.log.append(message, null)
              await settled()
            }
            await one.foldAll()
            const next = await live(disk)
            expect(next.log.seq).toBeGreaterThanOrEqual(one.durable())
            expect(next.states.get(next.log.seq)).toEqual(one.states.get(next.log.seq))
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
