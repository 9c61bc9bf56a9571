import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { accountEffects, effectTable } from '../../../src/application/effects/effect'
import { EventLog } from '../../../src/application/log/event-log'
import { EffectRunner } from '../../../src/application/effects/effect-runner'
import { applyEntries } from '../../../src/application/log/restore-log'
import { tabProtocol } from '../../../src/application/log/tabs/tab-protocol'
import { allAccountSlices, AccountMessage } from '../../support/whole-domain'
import { sliceOf, entryCodec, noEffectRequests } from '../../../src/domain/event-log'
import { emptyTable, putAll, tableFrom } from '../../../src/domain/kernel/table'
import { messageOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { NOON } from '../../support/builders/instant'
import { sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'

const codec = entryCodec(AccountMessage)
const signedIn: AccountMessage = { type: 'SignedIn', session: sessionOf(ann) }
const socketOpened: AccountMessage = {
  type: 'SocketOpened',
  again: false,
  ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
}
const entryOf = (seq: number, message: AccountMessage) => ({ seq, at: NOON, from: null, message })

/** A message codec that counts how many messages it decodes. */
const counting = () => {
  let reads = 0
  const message = new t.Type<AccountMessage, unknown>(
    'Counting',
    AccountMessage.is,
    (u, context) => {
      reads += 1
      return AccountMessage.validate(u, context)
    },
    AccountMessage.encode,
  )
  return { message, reads: () => reads }
}

describe('Unnecessary work of the log and its effects', () => {
  it('a new leader decodes only the stored entries that it has not applied', () => {
    const log = new EventLog<AccountMessage>(allAccountSlices(), new VirtualTime().clock(), () => [])
    const entries = [signedIn, socketOpened, socketOpened].map((message, i) => codec.encode(entryOf(i + 1, message)))
    const { message, reads } = counting()
    applyEntries(log, { entries: entries.slice(0, 2) }, message)
    applyEntries(log, { entries }, message)
    expect([log.seq, reads()]).toEqual([3, 3])
  })

  it('a reducer keeps its state object and its effect request table if a message changes nothing', () => {
    const { chat, group, profile, announcements, uploads } = allAccountSlices()
    for (const slice of [chat, group, profile, announcements, uploads]) {
      slice.apply(entryOf(1, signedIn))
      const [state, asks] = [slice.get(), slice.effects()]
      expect([
        slice.name,
        slice.apply(entryOf(2, socketOpened)),
        slice.get() === state,
        slice.effects() === asks,
      ]).toEqual([slice.name, false, true, true])
    }
  })

  it('the effect request table of a reducer stays the same object if a message starts and ends no request', () => {
    const { chat } = allAccountSlices()
    chat.apply(entryOf(1, signedIn))
    chat.apply(
      entryOf(2, {
        type: 'ChatServiceLoggedIn',
        sessionId: sessionOf(ann).sessionId,
        ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      }),
    )
    const asks = chat.effects()
    expect(Object.keys(asks)).toEqual(['list'])
    expect(chat.apply(entryOf(3, { type: 'chat/MessagesArrived', messages: [messageOf({ seq: 1 })] }))).toBe(true)
    expect(chat.effects()).toBe(asks)
  })

  it('the effect runner does not scan an unchanged effect request table again', () => {
    let looks = 0
    const ask = {
      id: 'a',
      effect: 'e',
      input: {},
      get seq() {
        looks += 1
        return 1
      },
    }
    const asks = tableFrom([['a', ask]])
    const unit = {
      name: 'u',
      initial: { n: 0 },
      handles: new Set<string>(),
      codec: t.strict({ n: t.number }),
      shape: t.strict({ n: t.number }),
      reduce: (state: { n: number }) => state,
      effects: () => asks,
    }
    const effect = accountEffects.customRead(t.UnknownRecord, { perform: () => undefined, failed: () => null })
    const readers = [['u', sliceOf(unit)] as const]
    const runner = new EffectRunner<AccountMessage>({
      readers: () => readers,
      upTo: () => 0,
      effectOf: () => effect,
      clock: new VirtualTime().clock(),
      say: () => undefined,
      alarmRang: (of) => ({ type: 'AlarmRang', ask: of }),
      attempted: (of) => ({ type: 'EffectAttempted', ask: of }),
      attemptedAt: () => null,
      session: () => null,
      whenDurable: (_, call) => {
        call(true)
      },
      setBacksUpTo: () => () => 0,
    })
    runner.begin()
    const before = looks
    for (let n = 0; n < 100; n += 1) runner.follow()
    expect([before > 0, looks]).toEqual([true, before])
  })

  it('reducers without effect requests share one empty effect request table', () => {
    const { prices, memeLists } = allAccountSlices()
    expect([prices.effects(), memeLists.effects()].map((asks) => Object.keys(asks))).toEqual([[], []])
    expect(prices.effects()).toBe(noEffectRequests)
    expect(Object.keys(effectTable<AccountMessage>({}))).toEqual([])
  })

  it('an entry that the leader has encoded for the store is sent to the other tabs in that same encoding', () => {
    const stored = [codec.encode(entryOf(1, signedIn))]
    const told = tabProtocol(AccountMessage).encodeStored(7, true, stored)
    expect(told).toEqual(
      tabProtocol(AccountMessage).encode({ kind: 'entries', term: 7, isStored: true, entries: [entryOf(1, signedIn)] }),
    )
    expect(told).toHaveProperty(['entries', 0], stored[0])
  })

  it('putting rows into a table returns the same table if no row changes, and otherwise a changed copy', () => {
    const before = tableFrom([
      ['a', 1],
      ['b', 2],
    ])
    expect(
      putAll(before, [
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe(before)
    const after = putAll(before, [
      ['b', 3],
      ['c', 4],
      ['c', 5],
    ])
    expect([{ ...before }, { ...after }, Object.getPrototypeOf(after)]).toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 3, c: 5 },
      null,
    ])
    expect({ ...putAll(emptyTable<number>(), [['__proto__', 1]]) }).toEqual(JSON.parse('{"__proto__":1}'))
  })
})
