import { allAccountSlices, AccountMessage } from '../../src/domain/manifests/account-messages'
import { plainText } from '../../src/domain/chat'
import { unreachable } from '../../src/domain/kernel/failure'
import { EVERY_SPACE } from '../../src/domain/space'
import { accountKinds } from '../support/arbitraries/messages'
import { groupOf } from '../support/builders/group'
import { clientId, kitchen, lounge, messageOf, messagesOf } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { entryWith, square } from '../support/builders/space'
import { userOf } from '../support/builders/user'
import { everyLog, noAsk } from './log-properties'

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
