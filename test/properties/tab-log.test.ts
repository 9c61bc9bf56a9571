import { plainText } from '../../src/domain/chat'
import type { Group } from '../../src/domain/group'
import { targetOf } from '../../src/domain/join'
import { newGroup } from '../../src/domain/group-admin'
import { Gid, StateDigest } from '../../src/domain/kernel/ids'
import { newSpace } from '../../src/domain/space'
import { allTabSlices, TabMessage } from '../support/whole-domain'
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
  type: 'join/StartJoin',
  target: targetOf(groupOf('10000001', { isMember: false, ...with_ })),
  to: null,
  why: 'enter',
  asVisitor: false,
})
const led: readonly Move<TabMessage>[] = [
  { kind: 'say', message: { type: 'sign-in/StartXSignIn', errand: { purpose: 'signIn', sessionId: null } } },
  {
    kind: 'answerTo',
    effect: 'readXAddress',
    message: { type: 'sign-in/XAddressLoaded', ask: noAsk, pending: made(StateDigest, 'digest-1'), secretRef: 3 },
  },
  {
    kind: 'say',
    message: { type: 'sign-in/XCallbackReceived', returned: made(StateDigest, 'digest-1'), codeRef: 1, stateRef: 2 },
  },
  {
    kind: 'say',
    message: { type: 'group-admin/OpenGroupForm', gid: null, draft: { ...newGroup('en'), name: 'Lounge' } },
  },
  { kind: 'answerTo', effect: 'checkSetup', message: { type: 'group-admin/SetupChecked', ask: noAsk, allowed: true } },
  { kind: 'say', message: { type: 'group-admin/SaveGroup' } },
  { kind: 'answerTo', effect: 'createGroup', message: { type: 'group-admin/GroupOutcomeUnknown', ask: noAsk } },
  {
    kind: 'say',
    message: {
      type: 'group-admin/OpenGroupForm',
      gid: made(Gid, '10000001'),
      draft: { ...newGroup('en'), name: 'Lounge' },
    },
  },
  { kind: 'say', message: { type: 'group-admin/SaveGroup' } },
  {
    kind: 'say',
    message: {
      type: 'space/OpenSpaceForm',
      of: { gid: made(Gid, '10000001'), channelId: null },
      draft: { ...newSpace('en'), title: 'Open square' },
    },
  },
  { kind: 'say', message: { type: 'space/SaveSpace' } },
  {
    kind: 'answerTo',
    effect: 'createSpace',
    message: { type: 'space/SpaceCreated', ask: noAsk, space: spaceWith({ status: 'prepare' }) },
  },
  { kind: 'answerTo', effect: 'startSpace', message: { type: 'space/SpaceStored', ask: noAsk } },
  {
    kind: 'say',
    message: {
      type: 'space/OpenSpaceForm',
      of: { gid: made(Gid, '10000001'), channelId: square },
      draft: { ...newSpace('en'), title: 'Open square' },
    },
  },
  { kind: 'say', message: { type: 'space/SaveSpace' } },
  { kind: 'say', message: { type: 'partner-sign-in/PartnerArrived', secretRef: 1 } },
  { kind: 'answerTo', effect: 'loadSignedInMember', message: { type: 'partner-sign-in/NoMemberSignedIn', ask: noAsk } },
  { kind: 'say', message: { type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: 'example.hand' } },
  {
    kind: 'answerTo',
    effect: 'connectWallet',
    message: { type: 'wallet-sign-in/WalletConnected', ask: noAsk, address: '0x1', chainId: 1 },
  },
  {
    kind: 'answerTo',
    effect: 'requestSignText',
    message: {
      type: 'wallet-sign-in/SignTextReceived',
      ask: noAsk,
      textRef: 1,
      nonceRef: null,
      until: noonPlus(20_000),
    },
  },
  { kind: 'say', message: { type: 'wallet-sign-in/ConfirmSigning' } },
  { kind: 'answerTo', effect: 'signAndVerify', message: { type: 'wallet-sign-in/SignTextSigned', ask: noAsk } },
  { kind: 'answerTo', effect: 'signAndVerify', message: { type: 'wallet-sign-in/WalletAccepted', ask: noAsk } },
  { kind: 'say', message: { type: 'sign-in/RequestCode', email: 'ann@b.example' } },
  { kind: 'answerTo', effect: 'sendCode', message: { type: 'sign-in/CodeSent', ask: noAsk } },
  { kind: 'say', message: { type: 'sign-in/SubmitCode', secretRef: 1 } },
  { kind: 'say', message: wantsInto({}) },
  { kind: 'say', message: { type: 'join/ConfirmJoin' } },
  { kind: 'answerTo', effect: 'joinGroup', message: { type: 'join/JoinAccepted', ask: noAsk } },
  ...Array.from({ length: 11 }, (): readonly Move<TabMessage>[] => [
    {
      kind: 'answerTo',
      effect: 'checkMembership',
      message: { type: 'join/MembershipChecked', ask: noAsk, isMember: false },
    },
    { kind: 'answerTo', effect: 'alarm', unit: 'join/join', message: { type: 'AlarmRang', ask: noAsk } },
  ]).flat(),
  { kind: 'say', message: { type: 'global-search/TypeGlobalSearch', place: 'page', text: 'tea' } },
  { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
  { kind: 'say', message: { type: 'global-search/ShowSearchResults', place: 'page', list: 'people' } },
  { kind: 'say', message: wantsInto({ joinType: 'private' }) },
  { kind: 'say', message: { type: 'join/ContinueToApplication' } },
  { kind: 'say', message: { type: 'join/SubmitApplication' } },
  {
    kind: 'say',
    message: { type: 'chat/AttachFile', conversationId: lounge, attachmentId: clientId('b'), fileRef: 2, via: 'paste' },
  },
  {
    kind: 'answerTo',
    effect: 'checkFile',
    message: {
      type: 'chat/FileAttached',
      ask: noAsk,
      attachmentId: clientId('b'),
      content: plainText('a file'),
      files: [],
    },
  },
  { kind: 'say', message: { type: 'chat/SendAttachments', conversationId: lounge, caption: null } },
  {
    kind: 'say',
    message: {
      type: 'chat/AttachFile',
      conversationId: lounge,
      attachmentId: clientId('c'),
      fileRef: 3,
      via: 'picker',
    },
  },
  { kind: 'say', message: { type: 'chat/DropAttachment', attachmentId: clientId('c') } },
]
const tabOpening: readonly TabMessage[] = [
  { type: 'sign-in/RequestCode', email: 'ann@b.example' },
  { type: 'OfferApp', link: '/group' },
  { type: 'OpenApp' },
  { type: 'profile/OpenPersonProfile', xid: ben.xid },
  { type: 'profile/OpenProfileForm', draft: { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' } },
  { type: 'chat/ChangeDraft', conversationId: lounge, text: 'hi' },
  { type: 'chat/OpenMessageSearch', conversationId: lounge },
  { type: 'chat/TypeMessageSearch', text: 'no' },
  { type: 'chat/SendDraft', conversationId: lounge, clientId: clientId('a') },
  { type: 'chat/AttachFile', conversationId: lounge, attachmentId: clientId('a'), fileRef: 1, via: 'picker' },
  { type: 'AskForInviteCode', sessionId: sessionOf(ann).sessionId },
  { type: 'qr-approval/OpenQrApproval' },
  { type: 'qr-approval/EnterQrCode', secretRef: 1 },
  { type: 'qr-approval/DecideQrSignIn', approves: true },
  { type: 'sign-in/XCallbackReceived', returned: made(StateDigest, 'digest-1'), codeRef: 1, stateRef: 2 },
  { type: 'sign-in/StartXSignIn', errand: { purpose: 'signIn', sessionId: null } },
  { type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: 'example.hand' },
  { type: 'wallet-sign-in/ConfirmSigning' },
  { type: 'sign-in/ShowQr' },
  { type: 'partner-sign-in/PartnerArrived', secretRef: 1 },
  { type: 'announcement/OpenAnnounceForm', gid: made(Gid, '10000001') },
  { type: 'announcement/ChangeAnnouncementDraft', text: 'hi' },
  { type: 'announcement/PostAnnouncement' },
  { type: 'group-admin/OpenGroupForm', gid: made(Gid, '10000001'), draft: { ...newGroup('en'), name: 'Lounge' } },
  { type: 'group-admin/CheckLink', link: 'lounge7' },
  { type: 'group-admin/PerformGroupAction', deed: { kind: 'dissolve', gid: made(Gid, '10000001') } },
  { type: 'group-admin/OpenMemberPicker', gid: made(Gid, '10000001'), among: 'members' },
  { type: 'group-admin/SearchMembersToPick', keyword: 'an' },
  {
    type: 'space/OpenSpaceForm',
    of: { gid: made(Gid, '10000001'), channelId: null },
    draft: { ...newSpace('en'), title: 'Open square' },
  },
  { type: 'space/SaveSpace' },
  { type: 'chat/ChooseWritingLanguage', gid: made(Gid, '10000001') },
  { type: 'chat/SuggestMembers', keyword: 'an' },
  wantsInto({}),
]
everyLog('tab', allTabSlices, tabKinds, TabMessage, tabOpening, 4_000, led)
