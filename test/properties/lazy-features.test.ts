import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectTable } from '../../src/application/effects/effect'
import { EventLog } from '../../src/application/log/event-log'
import { LogRegistry } from '../../src/application/log/log-registry'
import { encodeSnapshot, type StoredSnapshot } from '../../src/application/log/snapshot'
import { chatFeature } from '../../src/domain/chat/feature'
import { connectionFeature } from '../../src/domain/connection/feature'
import { coreAccountMessages, coreAccountSlices } from '../../src/domain/core'
import { toOpaqueMessage, type Feature, type SliceTable } from '../../src/domain/event-log'
import { plainText } from '../../src/domain/chat'
import { tableFrom } from '../../src/domain/kernel/table'
import { accountKinds } from '../support/arbitraries/messages'
import { stateOf, throughJson, Walker, walks, type Move } from '../support/arbitraries/walk'
import { clientId, lounge, messagesOf } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { VirtualTime } from '../support/virtual-time'
import { AccountMessage, allAccountSlices, mainFeatures } from '../support/whole-domain'

const walk = walks(accountKinds, AccountMessage, [
  { type: 'SignedIn', session: sessionOf(ann) },
  { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(ann) },
  { type: 'group/ShowGroupCentre' },
  { type: 'chat/OpenConversation', conversationId: lounge },
  { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
  { type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 4) },
])

/** Every main feature with the entry after which it loads, and how many entries the snapshot covers by then. */
const arrivals = fc.record({
  after: fc.tuple(...mainFeatures.map(() => fc.nat(45))),
  base: fc.nat(20),
})

const byReducer = (slices: SliceTable): SliceTable =>
  tableFrom(Object.values(slices).map((slice) => [slice.name, slice] as const))

const walked = (moves: readonly Move<AccountMessage>[], base: number) => {
  const walker = new Walker(allAccountSlices(), AccountMessage)
  let stored: StoredSnapshot | null = null
  for (const move of moves) {
    walker.go(move)
    if (stored === null && walker.entries.length >= base) stored = encodeSnapshot(walker.log.checkpoint())
  }
  return { entries: walker.entries, slices: walker.slices, stored }
}

/** A log with the core only. `load` loads a feature, as the app does once the feature's code is there. */
const logOfCore = (isLoadRequested: (name: string) => void = () => undefined) => {
  const core = coreAccountSlices()
  const loaded = new Set<string>()
  const known = new LogRegistry<AccountMessage>(
    {
      messages: coreAccountMessages,
      effects: effectTable<AccountMessage>({}),
      features: {
        mustWaitFor: (name) => {
          isLoadRequested(name)
          return !loaded.has(name)
        },
        loadWithRetry: () => undefined,
      },
    },
    toOpaqueMessage,
  )
  const log = new EventLog<AccountMessage>(core, new VirtualTime().clock(), () => [], known)
  const tables: SliceTable[] = [core]
  const load = ({ name, messages, listensTo, slices }: Feature): void => {
    if (loaded.has(name)) return
    loaded.add(name)
    const { account } = slices()
    tables.push(account)
    known.add({ messages: { ...listensTo.account, ...messages.account }, effects: effectTable<AccountMessage>({}) })
    log.attach(name, account)
    log.resume()
  }
  return {
    log,
    known,
    load,
    state: () => stateOf(byReducer(tableFrom(tables.flatMap((table) => Object.entries(table))))),
  }
}

describe('Features that load after the first entry of the account log', () => {
  it('ALL-1 ALL-2 a feature that loads late reaches the same state as a feature loaded at the first entry', () => {
    fc.assert(
      fc.property(walk, arrivals, (moves, { after, base }) => {
        const { entries, slices, stored } = walked(moves, base)
        for (const begins of [null, stored]) {
          const late = logOfCore()
          if (begins !== null) late.log.restore(begins)
          const loadDue = (count: number) => {
            mainFeatures.forEach((feature, n) => {
              if (after[n] === count) late.load(feature)
            })
          }
          loadDue(0)
          entries
            .filter(({ seq }) => seq > late.log.seq)
            .forEach((entry, n) => {
              expect(late.log.take(entry)).toBe(true)
              loadDue(n + 1)
            })
          for (const feature of mainFeatures) late.load(feature)
          expect(late.state()).toEqual(stateOf(byReducer(slices)))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('once a message belongs to an unloaded feature, this and all later messages wait in order until the feature loads', () => {
    fc.assert(
      fc.property(walk, arrivals, (moves, { after }) => {
        const said = moves.flatMap((move) => (move.kind === 'say' && !('ask' in move.message) ? [move.message] : []))
        const wanted = new Set<string>()
        const late = logOfCore((name) => wanted.add(name))
        const heard: AccountMessage[] = []
        const encoded: unknown[] = []
        late.log.entries$.subscribe((entry) => {
          heard.push(entry.message)
          encoded.push(late.known.entry.encode(entry))
        })
        const loadDue = (count: number) => {
          mainFeatures.forEach((feature, n) => {
            if (after[n] === count) late.load(feature)
          })
        }
        said.forEach((message, n) => {
          loadDue(n)
          late.log.append(message, null)
          expect(heard.length === n + 1 || wanted.size > 0).toBe(true)
        })
        for (const feature of mainFeatures) late.load(feature)
        expect(heard).toEqual(said)

        const whole = allAccountSlices()
        const again = new EventLog<AccountMessage>(whole, new VirtualTime().clock(), () => [])
        for (const entry of encoded) expect(late.known.entry.decode(throughJson(entry))._tag).toBe('Right')
        for (const message of said) again.append(message, null)
        expect(late.state()).toEqual(stateOf(byReducer(whole)))
      }),
      { numRuns: 150 },
    )
  })

  it('a log restored from a log with fewer loaded features applies the kept entries to every loaded feature', () => {
    fc.assert(
      fc.property(walk, arrivals, (moves, { after }) => {
        const { entries, slices } = walked(moves, 0)
        const [sender, receiver] = [logOfCore(), logOfCore()]
        mainFeatures.forEach((feature, n) => {
          if ((after[n] ?? 0) % 2 === 0) sender.load(feature)
          receiver.load(feature)
        })
        for (const entry of entries) expect(sender.log.take(entry)).toBe(true)
        receiver.log.restore(encodeSnapshot(sender.log.checkpoint()))
        expect(receiver.state()).toEqual(stateOf(byReducer(slices)))
      }),
      { numRuns: 150 },
    )
  })

  it('a feature that loads after a sign-in requests the effects that the sign-in needs', () => {
    const { log, load } = logOfCore()
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    load(chatFeature)
    load(connectionFeature)
    const requests = log.readers.flatMap(([name, slice]) => Object.keys(slice.effects()).map((id) => `${name} ${id}`))
    expect(requests).toContain('connection/chatService joinChatService')
  })
})
