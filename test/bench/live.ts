import 'reflect-metadata'
import { Subject } from 'rxjs'
import { makeClock } from '../../src/adapters/browser/time/clock'
import { makeAnimationFrames } from '../../src/adapters/browser/time/animation-frames'
import { makeIdle } from '../../src/adapters/browser/time/idle'
import { makeLogStore } from '../../src/adapters/browser/storage/log-store'
import { openImConnection } from '../../src/adapters/im/simulator/im-connection'
import { makeSocketDriver } from '../../src/adapters/browser/network/socket-driver'
import { EventLog } from '../../src/application/log/event-log'
import { MessageBatcher } from '../../src/application/log/message-batcher'
import { LogWriter } from '../../src/application/log/log-writer'
import { restoreLog } from '../../src/application/log/restore-log'
import { allAccountSlices, AccountMessage } from '../support/whole-domain'
import { chatReducer, threadOf } from '../../src/domain/chat'
import { emptyChat, type Chat } from '../../src/domain/chat/chat.data'
import { reduceChat, type ChatReducerInput } from '../../src/domain/chat/chat.reducer'
import { sliceOf, entryCodec, type Entry } from '../../src/domain/event-log'
import { reduceEntry } from '../../src/domain/event-log/reducer'
import { clampToInstant } from '../../src/domain/kernel/instant'
import { clientId, conversationOf, messageAt, session } from './data'
import { longTasks } from './measure'

const GID = '10000001'
const conversationId = conversationOf(GID)
const clock = makeClock()
const ask = (unit: string, id: string) => ({ unit, id, seq: 1 })

const begin: readonly AccountMessage[] = [
  { type: 'VisitorEntered', ask: ask('session', 'enterAsVisitor'), session },
  { type: 'ChatServiceLoggedIn', ask: ask('connection/chatService', 'joinChatService'), sessionId: session.sessionId },
  {
    type: 'chat/HistoryPulled',
    ask: ask('chat/chat', `newest:${conversationId}`),
    conversationId,
    from: 1,
    to: 0,
    messages: [],
    rev: null,
  },
]

/** The entries of a busy day: mostly messages, some reads, sends and network changes. Message numbers have no gaps. */
const said = (n: number): AccountMessage => {
  const seq = 8 * Math.floor(n / 10) + Math.min(8, (n % 10) + 1)
  switch (n % 10) {
    case 7:
      return { type: 'chat/MarkConversationRead', conversationId, seq: seq - 1 }
    case 8:
      return { type: 'NetworkOnline' }
    case 9:
      return {
        type: 'chat/MessageSent',
        ask: ask('chat/chat', `send:c${n}`),
        clientId: clientId(`c${n}`),
        message: messageAt(GID, seq),
      }
    default:
      return { type: 'chat/MessagesArrived', messages: [messageAt(GID, seq)] }
  }
}
const entryAt = (seq: number, message: AccountMessage): Entry<AccountMessage> => ({
  seq,
  at: clampToInstant(1_800_000_000_000 + seq),
  from: null,
  message,
})
const entriesFor = (count: number): readonly Entry<AccountMessage>[] =>
  [...begin, ...Array.from({ length: count - begin.length }, (_, n) => said(n))].map((message, i) =>
    entryAt(i + 1, message),
  )

const timed = async (work: () => void | Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

type HeardMessage = AccountMessage & { readonly at: Entry['at']; readonly tab: null }
const isForChat = (heard: HeardMessage): heard is HeardMessage & ChatReducerInput => chatReducer.handles.has(heard.type)
const foldIfChat = (data: Chat, heard: HeardMessage): Chat => (isForChat(heard) ? reduceChat(data, heard) : data)

/** Replays all reducers of the account, then the chat reducer alone, then the fold of its data alone. */
const replay = async (count: number) => {
  const entries = entriesFor(count)
  const slices = Object.values(allAccountSlices())
  const machines = await timed(() => {
    for (const entry of entries) for (const cell of slices) cell.apply(entry)
  })
  let state = chatReducer.initial
  const chat = await timed(() => {
    for (const entry of entries) state = reduceEntry(chatReducer, state, entry)
  })
  const heard = entries.map(({ at, message }) => Object.assign({}, message, { at, tab: null }))
  let data = emptyChat
  const fold = await timed(() => {
    for (const one of heard) data = foldIfChat(data, one)
  })
  return { machines, chat, fold, shown: threadOf(state, conversationId).messages.length }
}

const codec = entryCodec(AccountMessage)

const settled = (writer: LogWriter, seq: number): Promise<void> =>
  new Promise((resolve) => {
    writer.whenDurable(seq, () => {
      resolve()
    })
  })

/** Compares the log's writer and store, in blocks of `block`, with plain records put into IndexedDB in blocks. */
const write = async (count: number, block: number) => {
  const entries = entriesFor(count).map((entry) => codec.encode(entry))
  const store = makeLogStore({ clock })
  const name = `bench-${count}`
  await store.remove(name)()
  const epoch = await store.takeOver(name)()
  const writer = new LogWriter(
    store,
    name,
    epoch._tag === 'Right' ? epoch.right : null,
    0,
    () => undefined,
    () => undefined,
    makeIdle(),
  )
  const ours = await timed(async () => {
    for (let at = 0; at < count; at += block) {
      entries.slice(at, at + block).forEach((entry, i) => writer.push(at + i + 1, entry))
      await settled(writer, Math.min(count, at + block))
    }
  })
  const db = await openFloor()
  const floor = await timed(async () => {
    for (let at = 0; at < count; at += block) {
      await new Promise<void>((resolve) => {
        const tx = db.transaction('packed', 'readwrite', { durability: 'relaxed' })
        tx.objectStore('packed').put(entries.slice(at, at + block), at)
        tx.addEventListener('complete', () => {
          resolve()
        })
      })
    }
  })
  db.close()
  return { ours, floor }
}

const openFloor = (): Promise<IDBDatabase> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('bench-floor', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('packed')
    })
    opening.addEventListener('success', () => {
      resolve(opening.result)
    })
  })

/** Reads the data of `write` back: as a folded log, as raw store data, and as plain records. */
const restore = async (count: number) => {
  const store = makeLogStore({ clock })
  const name = `bench-${count}`
  // Open both stores first, so that opening is not measured.
  await store.names()()
  const db = await openFloor()
  const read = await timed(async () => {
    await store.read(name)()
  })
  const log = new EventLog<AccountMessage>(allAccountSlices(), clock, () => [])
  const tasks = longTasks()
  const folded = await timed(async () => {
    await restoreLog({ log, store, name, message: AccountMessage, clock })
  })
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  const { longest } = tasks.stop()
  const floor = await timed(
    () =>
      new Promise<void>((resolve) => {
        const all = db.transaction('packed').objectStore('packed').getAll()
        all.addEventListener('success', () => {
          resolve()
        })
      }),
  )
  db.close()
  return { read, folded, floor, longest, seq: log.seq }
}

/** Compares socket frames through decoding, batching, the log and the chat's fold with `JSON.parse` and a map. */
const liveWith = async (path: 'im' | 'floor', query: string, count: number) => {
  const slices = { chat: sliceOf(chatReducer) }
  const log = new EventLog<AccountMessage>(slices, clock, () => gathered.take())
  const gathered = new MessageBatcher(makeAnimationFrames(), (message) => log.append(message, null))
  for (const message of begin) slices.chat.apply(entryAt(1, message))
  const bare = new Map<number, unknown>()
  const done = new Subject<void>()
  const size = () => (path === 'im' ? threadOf(slices.chat.get(), conversationId).messages.length : bare.size)
  const tasks = longTasks()
  let begun = 0
  const url = `${location.origin.replace(/^http/, 'ws')}/${path}`
  const close =
    path === 'im'
      ? openImConnection({ sockets: makeSocketDriver(), url, clock }, 't', {
          logged: () => {
            done.next()
          },
          told: (fact) => {
            if (!gathered.hold(fact)) log.append(fact, null)
          },
          ended: () => undefined,
          dropped: () => undefined,
        }).close
      : bareSocket(
          url,
          () => {
            done.next()
          },
          (seq, message) => {
            bare.set(seq, message)
          },
        )
  await new Promise<void>((resolve) => {
    done.subscribe(resolve)
  })
  begun = performance.now()
  await fetch(`/emit?${query}`)
  while (size() < count && performance.now() - begun < 60_000)
    await new Promise((resolve) => {
      setTimeout(resolve, 2)
    })
  const ms = performance.now() - begun
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  close()
  return { ms, size: size(), facts: log.seq, ...tasks.stop() }
}

const bareSocket = (url: string, opened: () => void, heard: (seq: number, message: unknown) => void): (() => void) => {
  const socket = new WebSocket(url)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => {
    const frame: unknown = JSON.parse(String(data))
    if (typeof frame === 'object' && frame !== null && 'seq' in frame) heard(Number(frame.seq), frame)
  })
  return () => {
    socket.close()
  }
}

Object.assign(window, { bench: { replay, write, restore, liveWith } })
