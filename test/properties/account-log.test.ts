import { allAccountSlices, AccountMessage } from '../support/whole-domain'
import { linkHostsQuery, plainText } from '../../src/domain/chat'
import { unreachable } from '../../src/domain/kernel/failure'
import { EVERY_SPACE, shortLinkQuery, spaceKeyQuery, statsQuery } from '../../src/domain/space'
import { memesQuery } from '../../src/domain/meme'
import { accountKinds } from '../support/arbitraries/messages'
import { groupOf } from '../support/builders/group'
import { clientId, kitchen, lounge, messageOf, messagesOf } from '../support/builders/message'
import { ann, ben, vera } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { entryWith, eventOf, spaceWith, square } from '../support/builders/space'
import { userOf } from '../support/builders/user'
import { everyLog, noAsk } from './log-properties'

everyLog(
  'account',
  allAccountSlices,
  accountKinds,
  AccountMessage,
  [
    { type: 'SignedIn', session: sessionOf(ann) },
    { type: 'chat/OpenConversation', conversationId: lounge },
    { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
    { type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 4) },
    { type: 'chat/MarkConversationRead', conversationId: lounge, seq: 1 },
    { type: 'chat/PerformChatAction', actId: clientId('b'), act: { kind: 'recall', conversationId: lounge, seq: 1 } },
    { type: 'chat/MessagesChanged', messages: [messageOf({ seq: 2, rev: 7 })] },
    { type: 'chat/OpenDirect', uid: ben.uid },
    { type: 'group/ShowGroupCentre' },
    { type: 'profile/ShowOwnProfile', me: ann.xid },
    { type: 'profile/ShowPerson', uid: ben.uid },
    { type: 'profile/ShowFollows', xid: ben.xid, list: 'followers' },
    { type: 'profile/ChangeRelation', xid: ben.xid, change: 'block' },
    { type: 'profile/ChangeSetting', kind: 'dm', on: false },
    { type: 'group/ShowGroup', key: '10000001' },
    memesQuery.want({ category: 'emoji' }),
    memesQuery.want({ category: 'sticker' }),
    linkHostsQuery.want({}),
    {
      type: 'upload/BeginUpload',
      uploadId: clientId('a'),
      field: null,
      files: [{ key: 'a', type: 'image/png', bytes: 1 }],
    },
    {
      type: 'chat/SendLink',
      conversationId: kitchen,
      clientId: clientId('c'),
      content: plainText('https://town.example/g/TownSq01'),
      key: 'TownSq01',
    },
    {
      type: 'chat/SendLink',
      conversationId: kitchen,
      clientId: clientId('d'),
      content: plainText('https://town.example/s/Room000101'),
      key: '/s/Room000101',
    },
    { type: 'group/ShowMembers', gid: groupOf('10000001').gid },
    { type: 'announcement/ShowAnnouncements', gid: groupOf('10000001').gid },
    {
      type: 'announcement/PerformAnnouncementAction',
      actId: clientId('b'),
      act: { kind: 'read', gid: groupOf('10000001').gid, id: 'n1' },
    },
    { type: 'group-overview/ShowGroupOverview', gid: groupOf('10000001').gid },
    { type: 'group-overview/ShowGroupPanel', gid: groupOf('10000001').gid },
    { type: 'space/ShowSpaces', filter: EVERY_SPACE },
    { type: 'space/ShowHighlights' },
    { type: 'space/ShowSpace', channelId: square },
    spaceKeyQuery.want({ key: 'Room000101' }),
    shortLinkQuery.want({ channelId: square }),
    statsQuery.want({ channelId: square }),
    { type: 'space/SetReminder', channelId: square, on: true },
    { type: 'space/PerformSpaceAction', channelId: square, change: 'start' },
    { type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false },
  ],
  800,
  [
    { kind: 'say', message: { type: 'SignedIn', session: sessionOf(ann) } },
    { kind: 'say', message: { type: 'chat/OpenConversation', conversationId: lounge } },
    {
      kind: 'answerTo',
      effect: 'joinChatService',
      message: { type: 'ChatServiceLoggedIn', ask: noAsk, sessionId: sessionOf(ann).sessionId },
    },
    { kind: 'say', message: { type: 'chat/ShowPins', conversationId: lounge } },
    { kind: 'answerTo', effect: 'alarm', message: { type: 'AlarmRang', ask: noAsk } },
    {
      kind: 'answerTo',
      effect: 'pullHistory',
      message: {
        type: 'chat/HistoryPulled',
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
        type: 'chat/SendLink',
        conversationId: kitchen,
        clientId: clientId('c'),
        content: plainText('https://town.example/g/TownSq01'),
        key: 'TownSq01',
      },
    },
    { kind: 'say', message: { type: 'chat/MessagesChanged', messages: [messageOf({ seq: 2, rev: 7 })] } },
    { kind: 'say', message: { type: 'profile/ShowOwnProfile', me: ann.xid } },
    {
      kind: 'answerTo',
      effect: 'readOwnProfile',
      message: { type: 'profile/OwnProfileLoaded', ask: noAsk, user: userOf(ann) },
    },
    { kind: 'say', message: { type: 'profile/ShowPerson', uid: ben.uid } },
    {
      kind: 'answerTo',
      effect: 'findPerson',
      message: { type: 'profile/PersonFound', ask: noAsk, uid: ben.uid, user: userOf(ben) },
    },
    { kind: 'say', message: { type: 'profile/ChangeRelation', xid: ben.xid, change: 'block' } },
    { kind: 'say', message: { type: 'profile/ChangeSetting', kind: 'dm', on: false } },
    {
      kind: 'say',
      message: {
        type: 'upload/BeginUpload',
        uploadId: clientId('a'),
        field: null,
        files: [{ key: 'a', type: 'image/png', bytes: 1 }],
      },
    },
    {
      kind: 'answerTo',
      effect: 'putFile',
      message: { type: 'upload/FileNotStored', ask: noAsk, uploadId: clientId('a'), index: 0, failure: unreachable },
    },
    { kind: 'say', message: { type: 'upload/DropUpload', uploadId: clientId('a') } },
    { kind: 'say', message: { type: 'space/ShowSpaces', filter: EVERY_SPACE } },
    {
      kind: 'answerTo',
      effect: 'listSpaces',
      message: { type: 'space/SpacesLoaded', ask: noAsk, spaces: [spaceWith({ status: 'prepare' })] },
    },
    { kind: 'say', message: { type: 'space/SetReminder', channelId: square, on: true } },
    { kind: 'say', message: { type: 'space/PerformSpaceAction', channelId: square, change: 'start' } },
    {
      kind: 'answerTo',
      effect: 'performAction',
      unit: 'space/spaces',
      message: { type: 'space/SpaceActionFailed', ask: noAsk, channelId: square, failure: unreachable },
    },
    {
      kind: 'say',
      message: { type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: false, leavesOther: false },
    },
    {
      kind: 'answerTo',
      effect: 'enterRoom',
      message: { type: 'space/RoomEntered', ask: noAsk, channelId: square, arrival: entryWith('host') },
    },
    {
      kind: 'say',
      message: { type: 'space/RoomEventReceived', event: eventOf('request', { fromXid: vera.xid }) },
    },
    { kind: 'say', message: { type: 'space/AllowMicRequest', xid: vera.xid } },
    { kind: 'say', message: { type: 'space/SetMicMode', mode: 'open' } },
    { kind: 'pass', ms: 30_000 },
    { kind: 'answerTo', effect: 'alarm', unit: 'space/room', message: { type: 'AlarmRang', ask: noAsk } },
    { kind: 'say', message: { type: 'space/ReactInRoom', emoji: '🎉' } },
    { kind: 'say', message: { type: 'space/LeaveSpace' } },
    { kind: 'say', message: { type: 'SignOut' } },
  ],
)
