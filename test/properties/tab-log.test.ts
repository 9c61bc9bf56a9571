import { plainText } from '../../src/domain/chat'
import type { Group } from '../../src/domain/group'
import { targetOf } from '../../src/domain/join'
import { newGroup } from '../../src/domain/group-admin'
import { Gid, StateDigest } from '../../src/domain/kernel/ids'
import { newSpace } from '../../src/domain/space'
import { allTabSlices, TabMessage } from '../../src/domain/manifests/tab-messages'
import { tabKinds } from '../support/arbitraries/messages'
import type { Move } from '../support/arbitraries/walk'
import { made } from '../support/builders/made'
import { noonPlus } from '../support/builders/instant'
import { groupOf } from '../support/builders/group'
import { clientId, lounge } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { spaceWith, square } from '../support/builders/space'
import { everyLog, noAsk } from './log-properties'

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
