import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeSnapshot, type StoredSnapshot } from '../../src/application/log/snapshot'
import { effectTable } from '../../src/application/effects/effect'
import { EventLog } from '../../src/application/log/event-log'
import type { Features } from '../../src/application/log/unloaded-features'
import { LogRegistry } from '../../src/application/log/log-registry'
import { allAccountSlices, AccountMessage } from '../../src/domain/manifests/account-messages'
import { toOpaqueMessage } from '../../src/domain/event-log'
import { plainText } from '../../src/domain/chat'
import { coreAccountSlices, coreAccountMessages, type AccountSlices } from '../../src/domain/manifests/core'
import { appShellAccountPart } from '../../src/domain/manifests/app-shell'
import { communityAccountPart } from '../../src/domain/manifests/community'
import { spacesAccountPart } from '../../src/domain/manifests/spaces'
import { noFeatures } from '../support/stub-loading'
import { accountKinds } from '../support/arbitraries/messages'
import { stateOf, throughJson, Walker, walks, type Move } from '../support/arbitraries/walk'
import { clientId, lounge, messagesOf } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { VirtualTime } from '../support/virtual-time'

const walk = walks(accountKinds, AccountMessage, [
  { type: 'SignedIn', session: sessionOf(ann) },
  { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(ann) },
  { type: 'ShowGroupCentre' },
  { type: 'OpenConversation', conversationId: lounge },
  { type: 'SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
  { type: 'MessagesArrived', messages: messagesOf(1, 2, 4) },
])

const areas = [appShellAccountPart, communityAccountPart, spacesAccountPart]
/** The entry after which each feature loads, and how many entries the snapshot covers by then. */
const arrivals = fc.record({ after: fc.tuple(fc.nat(45), fc.nat(45), fc.nat(45)), base: fc.nat(20) })

const walked = (moves: readonly Move<AccountMessage>[], base: number) => {
  const walker = new Walker(allAccountSlices(), AccountMessage)
  let stored: StoredSnapshot | null = null
  for (const move of moves) {
    walker.go(move)
    if (stored === null && walker.entries.length >= base) stored = encodeSnapshot(walker.log.checkpoint())
  }
  return { entries: walker.entries, slices: walker.slices, stored }
}

const quiet = (slices: AccountSlices, features?: Features<AccountMessage>) =>
  new EventLog<AccountMessage>(slices, new VirtualTime().clock(), () => [], features)

describe('Features that load after the first entry of the account log', () => {
  it('ALL-1 ALL-2 a feature that loads late reaches the same state as a feature loaded at the first entry', () => {
    fc.assert(
      fc.property(walk, arrivals, (moves, { after, base }) => {
        const { entries, slices, stored } = walked(moves, base)
        for (const begins of [null, stored]) {
          const early = coreAccountSlices()
          const log = quiet(early)
          if (begins !== null) log.restore(begins)
          const join = (count: number) =>
            areas.forEach((area, n) => {
              if (after[n] === count) area.join(early)
            })
          join(0)
          entries
            .filter(({ seq }) => seq > log.seq)
            .forEach((entry, n) => {
              expect(log.take(entry)).toBe(true)
              join(n + 1)
            })
          for (const area of areas) area.join(early)
          expect(stateOf(early)).toEqual(stateOf(slices))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('once a message belongs to an unloaded feature, this and all later messages wait in order until the feature loads', () => {
    fc.assert(
      fc.property(walk, arrivals, (moves, { after }) => {
        const said = moves.flatMap((move) =>
          move.kind === 'say' && move.message.ask === undefined ? [move.message] : [],
        )
        const early = coreAccountSlices()
        let isInsisted = false
        const known = new LogRegistry<AccountMessage>(
          {
            messages: coreAccountMessages,
            effects: effectTable<AccountMessage>({}),
            areas: {
              areAllLoaded: () => false,
              loadAllWithRetry: () => {
                isInsisted = true
                return Promise.resolve()
              },
            },
            features: noFeatures,
          },
          toOpaqueMessage,
        )
        const log = quiet(early, known)
        const heard: AccountMessage[] = []
        const encoded: unknown[] = []
        log.entries$.subscribe((entry) => {
          heard.push(entry.message)
          encoded.push(known.entry.encode(entry))
        })
        const join = (count: number) =>
          areas.forEach(({ messages, join: take }, n) => {
            if (after[n] !== count) return
            known.add({ messages, effects: effectTable<AccountMessage>({}), join: () => take(early) })
            log.resume()
          })
        said.forEach((message, n) => {
          join(n)
          log.append(message, null)
          expect(heard.length === n + 1 || isInsisted).toBe(true)
        })
        for (let count = said.length; count <= 45; count += 1) join(count)
        expect(heard).toEqual(said)

        const whole = allAccountSlices()
        const again = quiet(whole)
        for (const entry of encoded) expect(known.entry.decode(throughJson(entry))._tag).toBe('Right')
        for (const message of said) again.append(message, null)
        expect(stateOf(early)).toEqual(stateOf(whole))
      }),
      { numRuns: 150 },
    )
  })

  it('before a feature loads, the feature requests no effects and its state cannot be read', () => {
    const slices = coreAccountSlices()
    const log = quiet(slices)
    log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    expect([
      slices.chat.isLoaded(),
      Object.keys(slices.chat.effects()),
      Object.keys(slices.chatService.effects()),
    ]).toEqual([false, [], []])
    expect(() => slices.chat.get()).toThrow('chat is read before it has come')
    communityAccountPart.join(slices)
    expect([slices.chat.isLoaded(), Object.keys(slices.chatService.effects())]).toEqual([true, ['joinChatService']])
  })
})
