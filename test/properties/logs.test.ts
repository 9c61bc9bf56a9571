import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { encodeSnapshot } from '../../src/application/log/snapshot'
import type { LogSlices } from '../../src/application/log/event-log'
import { allAccountSlices, AccountMessage } from '../../src/domain/manifests/account-messages'
import { announceFormEffects, announcementEffects } from '../../src/domain/announcement'
import {
  attachmentEffects,
  plainText,
  chatEffects,
  composerEffects,
  hintEffects,
  searchEffects,
} from '../../src/domain/chat'
import { chatServiceEffects, socketEffects } from '../../src/domain/connection'
import { entryCodec, type AnyMessage } from '../../src/domain/event-log'
import { finderEffects } from '../../src/domain/global-search'
import { groupEffects, type Group } from '../../src/domain/group'
import { joinEffects, targetOf } from '../../src/domain/join'
import { deedEffects, groupFormEffects, linkCheckEffects, newGroup, peopleEffects } from '../../src/domain/group-admin'
import { memeEffects } from '../../src/domain/meme'
import { nameEffects, profileEffects, profileFormEffects, visitEffects } from '../../src/domain/profile'
import {
  inviteEffects,
  partnerSignInEffects,
  qrApprovalEffects,
  qrSignInEffects,
  sessionEffects,
  signInEffects,
  walletSignInEffects,
  xSignInEffects,
} from '../../src/domain/session'
import { unreachable } from '../../src/domain/kernel/failure'
import { Gid, StateDigest } from '../../src/domain/kernel/ids'
import { uploadEffects } from '../../src/domain/upload'
import { appPromptEffects, frameEffects, shellEffects } from '../../src/domain/shell'
import { EVERY_SPACE, newSpace, roomEffects, spaceFormEffects, spacesEffects } from '../../src/domain/space'
import { spotlightEffects } from '../../src/domain/group-overview'
import { entriesOf } from '../../src/domain/kernel/table'
import { allTabSlices, TabMessage } from '../../src/domain/manifests/tab-messages'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { ANSWERS, GOES_ON } from '../support/arbitraries/answers'
import { accountKinds, tabKinds } from '../support/arbitraries/messages'
import { running, stateOf, throughJson, Walker, walks, type Move } from '../support/arbitraries/walk'
import { made } from '../support/builders/made'
import { noonPlus } from '../support/builders/instant'
import { groupOf } from '../support/builders/group'
import { clientId, kitchen, lounge, messageOf, messagesOf } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { entryWith, spaceWith, square } from '../support/builders/space'
import { userOf } from '../support/builders/user'

const EFFECTS = {
  session: sessionEffects,
  socket: socketEffects,
  chatService: chatServiceEffects,
  group: groupEffects,
  chat: chatEffects,
  profile: profileEffects,
  profileForm: profileFormEffects,
  visit: visitEffects,
  names: nameEffects,
  frame: frameEffects,
  meme: memeEffects,
  shell: shellEffects,
  appPrompt: appPromptEffects,
  signIn: signInEffects,
  invite: inviteEffects,
  xSignIn: xSignInEffects,
  qrSignIn: qrSignInEffects,
  qrApproval: qrApprovalEffects,
  walletSignIn: walletSignInEffects,
  partnerSignIn: partnerSignInEffects,
  composer: composerEffects,
  hints: hintEffects,
  search: searchEffects,
  announcement: announcementEffects,
  announceForm: announceFormEffects,
  spotlight: spotlightEffects,
  join: joinEffects,
  upload: uploadEffects,
  attachments: attachmentEffects,
  groupForm: groupFormEffects,
  linkCheck: linkCheckEffects,
  deeds: deedEffects,
  people: peopleEffects,
  finder: finderEffects,
  spaces: spacesEffects,
  room: roomEffects,
  spaceForm: spaceFormEffects,
}

const pieceCodec = t.readonly(t.record(t.string, t.unknown))
const byUnit: Readonly<Record<string, Readonly<Record<string, t.Mixed>>>> = EFFECTS
const effectOf = (unit: string, effect: string): t.Mixed | undefined => byUnit[unit]?.[effect]

/** Properties of every reducer of a log under any messages. */
const everyLog = <M extends AnyMessage>(
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

    // Fixed seed: it proves that the walks below reach every effect, and must not fail by chance.
    it('requests every effect', () => {
      const asked = new Set<string>()
      const units = Object.keys(slices())
      const all = Object.keys(ANSWERS)
        .filter((name) => units.includes(name.split('/')[0] ?? ''))
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

    it('ALL-1 ALL-2 folds to the same state again, at every entry', () => {
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

    it('ALL-1 continues after a reload at any entry as if nothing had happened, effect requests included', () => {
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

    it('ALL-5 ends every request that got its result', () => {
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

    it('ALL-4 does not change on a result of no running request', () => {
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

    it('ALL-5 requests only implemented effects, with decodable input', () => {
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

    it.each(Object.entries(kinds))('%s survives a JSON round trip', (_kind, kind) => {
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
    })

    it('ALL-7 rejects a message that is not its own', () => {
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

    it('ALL-7 rejects a state that is not its own', () => {
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

describe('Every effect', () => {
  it('has its result messages', () => {
    expect(
      Object.entries(EFFECTS)
        .flatMap(([unit, effects]) => Object.keys(effects).map((effect) => `${unit}/${effect}`))
        .sort(),
    ).toEqual(Object.keys(ANSWERS).sort())
  })
})

/** The walk replaces it with a running request. */
const noAsk = { unit: '', id: '', seq: 0 }

everyLog(
  'account',
  allAccountSlices,
  accountKinds,
  AccountMessage,
  [
    { type: 'SignedIn', session: sessionOf(ann) },
    { type: 'OpenConversation', conversationId: lounge },
    { type: 'SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
    { type: 'MessagesArrived', messages: messagesOf(1, 2, 4) },
    { type: 'ReadConversation', conversationId: lounge, seq: 1 },
    { type: 'Perform', actId: clientId('b'), act: { kind: 'recall', conversationId: lounge, seq: 1 } },
    { type: 'MessagesChanged', messages: [messageOf({ seq: 2, rev: 7 })] },
    { type: 'OpenDirect', uid: ben.uid },
    { type: 'ShowGroupCentre' },
    { type: 'ShowOwnProfile', me: ann.xid },
    { type: 'ShowPerson', uid: ben.uid },
    { type: 'ShowFollows', xid: ben.xid, list: 'followers' },
    { type: 'ChangeRelation', xid: ben.xid, change: 'block' },
    { type: 'SetSwitch', kind: 'dm', on: false },
    { type: 'ShowGroup', key: '10000001' },
    { type: 'ShowMemes' },
    { type: 'ShowLinkHosts' },
    { type: 'BeginUpload', uploadId: clientId('a'), field: null, files: [{ key: 'a', type: 'image/png', bytes: 1 }] },
    {
      type: 'SendLink',
      conversationId: kitchen,
      clientId: clientId('c'),
      content: plainText('https://town.example/g/TownSq01'),
      key: 'TownSq01',
    },
    {
      type: 'SendLink',
      conversationId: kitchen,
      clientId: clientId('d'),
      content: plainText('https://town.example/s/Room000101'),
      key: '/s/Room000101',
    },
    { type: 'ShowMembers', gid: groupOf('10000001').gid },
    { type: 'ShowAnnouncements', gid: groupOf('10000001').gid },
    { type: 'ActOnAnnouncement', actId: clientId('b'), act: { kind: 'read', gid: groupOf('10000001').gid, id: 'n1' } },
    { type: 'ShowSpotlight', gid: groupOf('10000001').gid },
    { type: 'ShowGroupPanel', gid: groupOf('10000001').gid },
    { type: 'ShowSpaces', filter: EVERY_SPACE },
    { type: 'ShowHighlights' },
    { type: 'ShowSpace', channelId: square },
    { type: 'ShowSpaceKey', key: 'Room000101' },
    { type: 'ShowSpaceLink', channelId: square },
    { type: 'ShowSummary', channelId: square },
    { type: 'SetReminder', channelId: square, on: true },
    { type: 'DoSpace', channelId: square, change: 'start' },
    { type: 'EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false },
  ],
  800,
  [
    { kind: 'say', message: { type: 'SignedIn', session: sessionOf(ann) } },
    { kind: 'say', message: { type: 'OpenConversation', conversationId: lounge } },
    {
      kind: 'answerTo',
      effect: 'joinChatService',
      message: { type: 'ChatServiceLogged', ask: noAsk, sessionId: sessionOf(ann).sessionId },
    },
    { kind: 'say', message: { type: 'ShowPins', conversationId: lounge } },
    { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
    {
      kind: 'answerTo',
      effect: 'pullHistory',
      message: {
        type: 'HistoryPulled',
        ask: noAsk,
        conversationId: lounge,
        from: 1,
        to: 2,
        messages: messagesOf(1, 2),
        rev: 0,
      },
    },
    {
      kind: 'say',
      message: {
        type: 'SendLink',
        conversationId: kitchen,
        clientId: clientId('c'),
        content: plainText('https://town.example/g/TownSq01'),
        key: 'TownSq01',
      },
    },
    { kind: 'say', message: { type: 'MessagesChanged', messages: [messageOf({ seq: 2, rev: 7 })] } },
    { kind: 'say', message: { type: 'ShowOwnProfile', me: ann.xid } },
    { kind: 'answerTo', effect: 'readOwnProfile', message: { type: 'OwnProfileRead', ask: noAsk, user: userOf(ann) } },
    { kind: 'say', message: { type: 'ShowPerson', uid: ben.uid } },
    {
      kind: 'answerTo',
      effect: 'findPerson',
      message: { type: 'PersonFound', ask: noAsk, uid: ben.uid, user: userOf(ben) },
    },
    { kind: 'say', message: { type: 'ChangeRelation', xid: ben.xid, change: 'block' } },
    { kind: 'say', message: { type: 'SetSwitch', kind: 'dm', on: false } },
    {
      kind: 'say',
      message: {
        type: 'BeginUpload',
        uploadId: clientId('a'),
        field: null,
        files: [{ key: 'a', type: 'image/png', bytes: 1 }],
      },
    },
    {
      kind: 'answerTo',
      effect: 'putFile',
      message: { type: 'FileNotStored', ask: noAsk, uploadId: clientId('a'), index: 0, failure: unreachable },
    },
    { kind: 'say', message: { type: 'DropUpload', uploadId: clientId('a') } },
    {
      kind: 'say',
      message: { type: 'EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false },
    },
    {
      kind: 'answerTo',
      effect: 'enterRoom',
      message: { type: 'RoomEntered', ask: noAsk, channelId: square, arrival: entryWith('host') },
    },
    { kind: 'say', message: { type: 'SetMicMode', mode: 'open' } },
    { kind: 'pass', ms: 30_000 },
    { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
    { kind: 'say', message: { type: 'ReactInRoom', emoji: '🎉' } },
    { kind: 'say', message: { type: 'LeaveSpace' } },
    { kind: 'say', message: { type: 'SignOut' } },
  ],
)
const wantsInto = (with_: Partial<Group>): TabMessage => ({
  type: 'AskToJoin',
  target: targetOf(groupOf('10000001', { isMember: false, ...with_ })),
  to: null,
  why: 'enter',
  asVisitor: false,
})
const led: readonly Move<TabMessage>[] = [
  { kind: 'say', message: { type: 'BeginX', errand: { purpose: 'signIn', sessionId: null } } },
  {
    kind: 'answerTo',
    effect: 'readXAddress',
    message: { type: 'XAddressRead', ask: noAsk, pending: made(StateDigest, 'digest-1'), secretRef: 3 },
  },
  { kind: 'say', message: { type: 'XCameBack', returned: made(StateDigest, 'digest-1'), codeRef: 1, stateRef: 2 } },
  { kind: 'say', message: { type: 'OpenGroupForm', gid: null, draft: { ...newGroup('en'), name: 'Lounge' } } },
  { kind: 'answerTo', effect: 'checkSetup', message: { type: 'SetupChecked', ask: noAsk, allowed: true } },
  { kind: 'say', message: { type: 'SaveGroup' } },
  { kind: 'answerTo', effect: 'createGroup', message: { type: 'GroupOutcomeUnknown', ask: noAsk } },
  {
    kind: 'say',
    message: { type: 'OpenGroupForm', gid: made(Gid, '10000001'), draft: { ...newGroup('en'), name: 'Lounge' } },
  },
  { kind: 'say', message: { type: 'SaveGroup' } },
  {
    kind: 'say',
    message: {
      type: 'OpenSpaceForm',
      of: { gid: made(Gid, '10000001'), channelId: null },
      draft: { ...newSpace('en'), title: 'Open square' },
    },
  },
  { kind: 'say', message: { type: 'SaveSpace' } },
  {
    kind: 'answerTo',
    effect: 'createSpace',
    message: { type: 'SpaceCreated', ask: noAsk, space: spaceWith({ status: 'prepare' }) },
  },
  { kind: 'answerTo', effect: 'startSpace', message: { type: 'SpaceStored', ask: noAsk } },
  {
    kind: 'say',
    message: {
      type: 'OpenSpaceForm',
      of: { gid: made(Gid, '10000001'), channelId: square },
      draft: { ...newSpace('en'), title: 'Open square' },
    },
  },
  { kind: 'say', message: { type: 'SaveSpace' } },
  { kind: 'say', message: { type: 'PartnerArrived', secretRef: 1 } },
  { kind: 'answerTo', effect: 'lookWhoIsIn', message: { type: 'NoMemberIsIn', ask: noAsk } },
  { kind: 'say', message: { type: 'ChooseWallet', wallet: 'w-1', rdns: 'example.hand' } },
  {
    kind: 'answerTo',
    effect: 'connectWallet',
    message: { type: 'WalletConnected', ask: noAsk, address: '0x1', chainId: 1 },
  },
  {
    kind: 'answerTo',
    effect: 'askText',
    message: { type: 'TextToSign', ask: noAsk, textRef: 1, nonceRef: null, until: noonPlus(20_000) },
  },
  { kind: 'say', message: { type: 'SignText' } },
  { kind: 'answerTo', effect: 'proveWallet', message: { type: 'TextSigned', ask: noAsk } },
  { kind: 'answerTo', effect: 'proveWallet', message: { type: 'WalletAccepted', ask: noAsk } },
  { kind: 'say', message: { type: 'RequestCode', email: 'ann@b.example' } },
  { kind: 'answerTo', effect: 'sendCode', message: { type: 'CodeSent', ask: noAsk } },
  { kind: 'say', message: { type: 'SubmitCode', secretRef: 1 } },
  { kind: 'say', message: wantsInto({}) },
  { kind: 'say', message: { type: 'ConfirmJoin' } },
  { kind: 'answerTo', effect: 'joinGroup', message: { type: 'JoinPosted', ask: noAsk } },
  ...Array.from({ length: 11 }, (): readonly Move<TabMessage>[] => [
    {
      kind: 'answerTo',
      effect: 'checkMembership',
      message: { type: 'MembershipChecked', ask: noAsk, isMember: false },
    },
    { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
  ]).flat(),
  { kind: 'say', message: { type: 'TypeFind', place: 'page', text: 'tea' } },
  { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
  { kind: 'say', message: { type: 'ShowFound', place: 'page', list: 'people' } },
  { kind: 'say', message: wantsInto({ joinType: 'private' }) },
  { kind: 'say', message: { type: 'GoToApply' } },
  { kind: 'say', message: { type: 'ConfirmApply' } },
  {
    kind: 'say',
    message: { type: 'AttachFile', conversationId: lounge, attachmentId: clientId('b'), fileRef: 2, via: 'paste' },
  },
  {
    kind: 'answerTo',
    effect: 'checkFile',
    message: { type: 'FileAttached', ask: noAsk, attachmentId: clientId('b'), content: plainText('a file'), files: [] },
  },
  { kind: 'say', message: { type: 'SendAttachments', conversationId: lounge } },
  {
    kind: 'say',
    message: { type: 'AttachFile', conversationId: lounge, attachmentId: clientId('c'), fileRef: 3, via: 'picker' },
  },
  { kind: 'say', message: { type: 'DropAttachment', attachmentId: clientId('c') } },
]
const tabOpening: readonly TabMessage[] = [
  { type: 'RequestCode', email: 'ann@b.example' },
  { type: 'OfferApp', link: '/group' },
  { type: 'OpenApp' },
  { type: 'VisitPerson', xid: ben.xid },
  { type: 'OpenProfileForm', draft: { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' } },
  { type: 'ChangeDraft', conversationId: lounge, text: 'hi' },
  { type: 'OpenSearch', conversationId: lounge },
  { type: 'TypeSearch', text: 'no' },
  { type: 'SendDraft', conversationId: lounge, clientId: clientId('a') },
  { type: 'AttachFile', conversationId: lounge, attachmentId: clientId('a'), fileRef: 1, via: 'picker' },
  { type: 'OfferInvite', sessionId: sessionOf(ann).sessionId },
  { type: 'OpenQrApproval' },
  { type: 'EnterQrCode', secretRef: 1 },
  { type: 'AnswerQr', approves: true },
  { type: 'XCameBack', returned: made(StateDigest, 'digest-1'), codeRef: 1, stateRef: 2 },
  { type: 'BeginX', errand: { purpose: 'signIn', sessionId: null } },
  { type: 'ChooseWallet', wallet: 'w-1', rdns: 'example.hand' },
  { type: 'SignText' },
  { type: 'ShowQr' },
  { type: 'PartnerArrived', secretRef: 1 },
  { type: 'OpenAnnounceForm', gid: made(Gid, '10000001') },
  { type: 'WriteAnnouncement', text: 'hi' },
  { type: 'PostAnnouncement' },
  { type: 'OpenGroupForm', gid: made(Gid, '10000001'), draft: { ...newGroup('en'), name: 'Lounge' } },
  { type: 'CheckLink', link: 'lounge7' },
  { type: 'DoDeed', deed: { kind: 'dissolve', gid: made(Gid, '10000001') } },
  { type: 'ShowPeople', gid: made(Gid, '10000001'), among: 'members' },
  { type: 'TypePerson', keyword: 'an' },
  {
    type: 'OpenSpaceForm',
    of: { gid: made(Gid, '10000001'), channelId: null },
    draft: { ...newSpace('en'), title: 'Open square' },
  },
  { type: 'SaveSpace' },
  { type: 'WriteIn', gid: made(Gid, '10000001') },
  { type: 'FindMembers', keyword: 'an' },
  wantsInto({}),
]
everyLog('tab', allTabSlices, tabKinds, TabMessage, tabOpening, 4_000, led)
