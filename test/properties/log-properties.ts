import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { encodeSnapshot } from '../../src/application/log/snapshot'
import type { LogSlices } from '../../src/application/log/event-log'
import { announceFormEffects, announcementEffects } from '../../src/domain/announcement'
import {
  attachmentEffects,
  chatEffects,
  linkHostsQuery,
  composerEffects,
  autocompleteEffects,
  messageSearchEffects,
} from '../../src/domain/chat'
import { chatServiceEffects, socketEffects } from '../../src/domain/connection'
import { entryCodec, type AnyMessage } from '../../src/domain/event-log'
import { globalSearchEffects } from '../../src/domain/global-search'
import { groupEffects } from '../../src/domain/group'
import { joinEffects } from '../../src/domain/join'
import {
  groupActionEffects,
  groupFormEffects,
  linkCheckEffects,
  memberPickerEffects,
} from '../../src/domain/group-admin'
import { memesQuery } from '../../src/domain/meme'
import { userNameEffects, profileEffects, profileFormEffects, openProfileEffects } from '../../src/domain/profile'
import { inviteCodeEffects, sessionEffects } from '../../src/domain/session'
import { partnerSignInEffects } from '../../src/domain/partner-sign-in'
import { qrApprovalEffects } from '../../src/domain/qr-approval'
import { qrSignInEffects, emailSignInEffects, xSignInEffects } from '../../src/domain/sign-in'
import { walletSignInEffects } from '../../src/domain/wallet-sign-in'
import { uploadEffects } from '../../src/domain/upload'
import { appPromptEffects, shellEffects } from '../../src/domain/shell'
import { activityQuery, worthQuery } from '../../src/domain/balance'
import {
  roomEffects,
  shortLinkQuery,
  spaceFormEffects,
  spaceKeyQuery,
  spacesEffects,
  statsQuery,
} from '../../src/domain/space'
import { bannerQuery, giftRankQuery, inviteKeyQuery, roomsQuery } from '../../src/domain/group-overview'
import { entriesOf } from '../../src/domain/kernel/table'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { ANSWERS, GOES_ON } from '../support/arbitraries/answers'
import { running, stateOf, throughJson, Walker, walks, type Move } from '../support/arbitraries/walk'
import { made } from '../support/builders/made'

export const EFFECTS = {
  session: sessionEffects,
  'connection/socket': socketEffects,
  'connection/chatService': chatServiceEffects,
  'group/group': groupEffects,
  'chat/chat': chatEffects,
  'profile/profile': profileEffects,
  'profile/form': profileFormEffects,
  'profile/openProfile': openProfileEffects,
  'profile/userNames': userNameEffects,
  'balance/worth': { read: worthQuery.read },
  'balance/activity': { read: activityQuery.read },
  'meme/list': { read: memesQuery.read },
  'chat/linkHosts': { read: linkHostsQuery.read },
  shell: shellEffects,
  appPrompt: appPromptEffects,
  'sign-in/email': emailSignInEffects,
  inviteCode: inviteCodeEffects,
  'sign-in/x': xSignInEffects,
  'sign-in/qr': qrSignInEffects,
  'qr-approval/qrApproval': qrApprovalEffects,
  'wallet-sign-in/walletSignIn': walletSignInEffects,
  'partner-sign-in/partnerSignIn': partnerSignInEffects,
  'chat/composer': composerEffects,
  'chat/autocomplete': autocompleteEffects,
  'chat/messageSearch': messageSearchEffects,
  'announcement/announcements': announcementEffects,
  'announcement/form': announceFormEffects,
  'group-overview/rooms': { read: roomsQuery.read },
  'group-overview/giftRank': { read: giftRankQuery.read },
  'group-overview/banner': { read: bannerQuery.read },
  'group-overview/inviteKey': { read: inviteKeyQuery.read },
  'join/join': joinEffects,
  'upload/uploads': uploadEffects,
  'chat/attachments': attachmentEffects,
  'group-admin/groupForm': groupFormEffects,
  'group-admin/linkCheck': linkCheckEffects,
  'group-admin/groupActions': groupActionEffects,
  'group-admin/memberPicker': memberPickerEffects,
  'global-search/globalSearch': globalSearchEffects,
  'space/spaces': spacesEffects,
  'space/byKey': { read: spaceKeyQuery.read },
  'space/shortLink': { read: shortLinkQuery.read },
  'space/stats': { read: statsQuery.read },
  'space/room': roomEffects,
  'space/form': spaceFormEffects,
}

const pieceCodec = t.readonly(t.record(t.string, t.unknown))
const byUnit: Readonly<Record<string, Readonly<Record<string, t.Mixed>>>> = EFFECTS
const effectOf = (unit: string, effect: string): t.Mixed | undefined => byUnit[unit]?.[effect]

/** Properties of every reducer of a log under any messages. */
export const everyLog = <M extends AnyMessage>(
  name: string,
  slices: () => LogSlices,
  kinds: Readonly<Record<string, t.Mixed>>,
  codec: t.Type<M, unknown>,
  opening: readonly M[],
  runs: number,
  led: readonly Move<M>[] = [],
) =>
  describe(`The ${name} log under any messages`, () => {
    const walk = walks(kinds, codec, opening, led)
    const alwaysFrom = (
      seed: number | undefined,
      runs: number,
      holds: (walker: Walker<M>, moves: readonly Move<M>[]) => void,
    ) =>
      fc.assert(
        fc.property(walk, (moves) => holds(new Walker(slices(), codec), moves)),
        seed === undefined ? { numRuns: runs } : { numRuns: runs, seed },
      )
    const always = (runs: number, holds: (walker: Walker<M>, moves: readonly Move<M>[]) => void) =>
      alwaysFrom(undefined, runs, holds)

    // A fixed seed, so that the test does not fail by chance. It proves that the generated walks reach every effect.
    it('random messages make the reducers of the log request every effect at least once', () => {
      const asked = new Set<string>()
      const units = Object.values(slices()).map((slice) => slice.name)
      const all = Object.keys(ANSWERS)
        .filter((name) => units.includes(name.slice(0, name.lastIndexOf('/'))))
        .sort()
      alwaysFrom(8, runs, (walker, moves) => {
        if (asked.size < all.length)
          for (const move of moves) {
            walker.go(move)
            for (const { unit, ask } of running(walker.slices)) asked.add(`${unit}/${ask.effect}`)
          }
      })
      expect(all.filter((one) => !asked.has(one))).toEqual([])
    }, 60_000)

    it('ALL-1 ALL-2 replaying the log gives the same state at every entry', () => {
      always(100, (walker, moves) => {
        const replayed = new Walker(slices(), codec)
        for (const move of moves) {
          const from = walker.entries.length
          walker.go(move)
          for (const entry of walker.entries.slice(from)) {
            expect(replayed.log.take(made(entryCodec(codec), throughJson(entryCodec(codec).encode(entry))))).toBe(true)
          }
          expect(stateOf(replayed.slices)).toEqual(stateOf(walker.slices))
        }
      })
    }, 60_000)

    it('ALL-1 after a reload at any entry, the log continues with the same state and effect requests', () => {
      always(100, (walker, moves) => {
        let reloaded = new Walker(slices(), codec)
        for (const move of moves) {
          const from = walker.entries.length
          walker.go(move)
          for (const entry of walker.entries.slice(from)) reloaded.log.take(entry)
          const { seq, pieces } = encodeSnapshot(reloaded.log.checkpoint())
          const next = new Walker(slices(), codec)
          expect(
            entriesOf(next.slices)
              .filter(([piece, slice]) => !slice.restore(throughJson(reloaded.slices[piece]?.encode())))
              .map(([piece]) => piece),
          ).toEqual([])
          next.log.restore({ seq, pieces: made(pieceCodec, throughJson(pieces)) })
          expect(entriesOf(next.slices).map(([piece, slice]) => [piece, slice.get()])).toStrictEqual(
            entriesOf(reloaded.slices).map(([piece, slice]) => [piece, slice.get()]),
          )
          expect(stateOf(next.slices)).toEqual(stateOf(walker.slices))
          reloaded = next
        }
      })
    }, 60_000)

    it('ALL-5 an effect request ends when its result arrives', () => {
      always(120, (walker, moves) => {
        for (const move of moves) {
          walker.go(move)
          const said = walker.entries.at(-1)?.message
          if (said?.ask === undefined || GOES_ON.has(said.type)) continue
          const { ask } = said
          expect(
            running(walker.slices).filter(
              ({ unit, ask: one }) => unit === ask.unit && one.id === ask.id && one.seq === ask.seq,
            ),
          ).toEqual([])
        }
      })
    })

    it('ALL-4 the result of an effect request that has ended does not change the log', () => {
      always(100, (walker, moves) => {
        for (const move of moves) {
          walker.go(move)
          const before = Object.values(walker.slices).map((slice) => slice.get())
          const { seq } = walker.log
          for (const { message } of walker.entries.slice(-4)) {
            const { ask } = message
            if (
              ask === undefined ||
              running(walker.slices).some(
                ({ unit, ask: one }) => unit === ask.unit && one.id === ask.id && one.seq === ask.seq,
              )
            )
              continue
            walker.log.append(message, null)
          }
          expect([walker.log.seq, Object.values(walker.slices).every((slice, i) => slice.get() === before[i])]).toEqual(
            [seq, true],
          )
        }
      })
    })

    it('ALL-5 the reducers of the log request only effects that exist, with input that can be decoded', () => {
      always(100, (walker, moves) => {
        for (const move of moves) walker.go(move)
        for (const { unit, ask } of running(walker.slices)) {
          const effect = effectOf(unit, ask.effect)
          expect([`${unit}/${ask.effect}`, effect?.decode(throughJson(ask.input))._tag]).toEqual([
            `${unit}/${ask.effect}`,
            'Right',
          ])
        }
      })
    })

    it.each(Object.entries(kinds))(
      'a message of type %s stays equal when it is written as JSON and read again',
      (_kind, kind) => {
        fc.assert(
          fc.property(
            arbitraryOf(kind).map((one) => made(codec, one)),
            (message) => {
              expect(made(codec, throughJson(codec.encode(message)))).toStrictEqual(message)
              expect(codec.is(message)).toBe(true)
            },
          ),
          { numRuns: 20 },
        )
      },
    )

    it('ALL-7 a message of an unknown type or shape cannot be decoded', () => {
      fc.assert(
        fc.property(
          fc.anything(),
          fc.constantFrom('__proto__', 'constructor', 'toString', 'Nope', ''),
          (junk, type) => {
            expect(codec.decode(junk)._tag).toBe('Left')
            expect(codec.decode({ type })._tag).toBe('Left')
            expect(codec.is({ type })).toBe(false)
          },
        ),
      )
    })

    it('ALL-7 a reducer rejects a stored state of an unknown shape and keeps its state', () => {
      fc.assert(
        fc.property(fc.jsonValue(), (junk) => {
          for (const [, slice] of entriesOf(slices())) {
            const before = slice.get()
            expect(slice.restore(junk) || slice.get() === before).toBe(true)
          }
        }),
      )
    })
  })

/** A placeholder that the walk replaces with a reference to a running request. */
export const noAsk = { unit: '', id: '', seq: 0 }
