import { describe, expect, it } from 'vitest'
import { announcementToasts } from '../../../src/application/features/announcement/announcement-toasts'
import { chatToasts } from '../../../src/application/features/chat/chat-toasts'
import { groupAdminToasts } from '../../../src/application/features/group-admin/group-admin-toasts'
import { profileToasts } from '../../../src/application/features/profile/profile-toasts'
import { spaceToastsOf } from '../../../src/application/features/space/space-toasts'
import type { AccountMessage } from '../../../src/domain/features'
import {
  malformed,
  refused,
  refusedSilently,
  sessionRefused,
  unreachable,
  type Failure,
} from '../../../src/domain/kernel/failure'
import type { Change } from '../../../src/domain/profile'
import type { ConversationAction } from '../../../src/domain/chat'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { clientId, messageOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { eventOf, spaceWith, square } from '../../support/builders/space'

const toastsOf = (message: AccountMessage) =>
  [announcementToasts, chatToasts, groupAdminToasts, profileToasts, spaceToastsOf].flatMap((toasts) => toasts(message))

const ask = { unit: 'profile/profile', id: 'change', seq: 1 }
const key = (name: string) => [{ type: 'ShowToast', words: { key: name } }]

const lounge = made(ConversationId, 'sg_12345678')
const actId = clientId('a')
const notDone = (act: ConversationAction, failure: Failure) =>
  toastsOf({ type: 'chat/ChatActionFailed', ask, actId, act, failure })

describe('The toast for an action on a message or conversation', () => {
  it.each<[ConversationAction, string]>([
    [{ kind: 'pinChat', conversationId: lounge, on: true }, 'chatPinned'],
    [{ kind: 'pinChat', conversationId: lounge, on: false }, 'chatUnpinned'],
    [{ kind: 'muteChat', conversationId: lounge, on: true }, 'muted'],
    [{ kind: 'muteChat', conversationId: lounge, on: false }, 'unmuted'],
    [{ kind: 'clearHistory', conversationId: lounge, upTo: 1 }, 'historyCleared'],
    [{ kind: 'deleteChat', conversationId: lounge, upTo: 1 }, 'chatDeleted'],
  ])('R1-342 an action that is shown at once has one toast, before the server responds: %j', (act, words) => {
    expect(toastsOf({ type: 'chat/PerformChatAction', actId, act })).toEqual(key(words))
    expect(toastsOf({ type: 'chat/ChatActionDone', ask, actId, act })).toEqual([])
  })

  it.each<[ConversationAction, string]>([
    [{ kind: 'pin', conversationId: lounge, seq: 1, on: true }, 'pinned'],
    [{ kind: 'pin', conversationId: lounge, seq: 1, on: false }, 'unpinned'],
    [
      {
        kind: 'report',
        conversationId: lounge,
        messageId: messageOf({ seq: 1 }).id,
        text: 'x',
        reporter: ann.xid,
        reason: 'Spam',
      },
      'reported',
    ],
  ])('an action that other members see has a toast only after the server confirms the action: %j', (act, words) => {
    expect(toastsOf({ type: 'chat/PerformChatAction', actId, act })).toEqual([])
    expect(toastsOf({ type: 'chat/ChatActionDone', ask, actId, act })).toEqual(key(words))
  })

  it('the toast for an action on another member names that member', () => {
    expect(
      toastsOf({
        type: 'chat/ChatActionDone',
        ask,
        actId,
        act: { kind: 'removeSender', conversationId: lounge, xid: ben.xid },
      }),
    ).toEqual([{ type: 'ShowToast', words: { key: 'senderRemoved', xid: ben.xid } }])
  })

  it.each<ConversationAction>([
    { kind: 'recall', conversationId: lounge, seq: 1 },
    { kind: 'edit', conversationId: lounge, seq: 1, text: 'x' },
    { kind: 'delete', conversationId: lounge, seq: 1 },
    { kind: 'react', conversationId: lounge, seq: 1, messageId: messageOf({ seq: 1 }).id, memeId: 'e1', on: true },
  ])(
    'an action whose outcome the message shows has no toast, unless the server refuses without a reason: %j',
    (act) => {
      expect([
        ...toastsOf({ type: 'chat/PerformChatAction', actId, act }),
        ...toastsOf({ type: 'chat/ChatActionDone', ask, actId, act }),
      ]).toEqual([])
      expect(notDone(act, refused(''))).toEqual(key('notDone'))
      expect(notDone(act, refused('no'))).toEqual([])
      // The client retries these failures, so no toast appears.
      expect([...notDone(act, unreachable), ...notDone(act, malformed)]).toEqual([])
    },
  )
})

describe('The toast for a result', () => {
  it('R2-028 when a space starts, a toast announces the space to a member who set a reminder', () => {
    const begun = (isReminded: boolean) =>
      toastsOf({ type: 'space/SpaceWentLive', space: spaceWith({ title: 'Tea', isReminded }) })
    expect([begun(true), begun(false)]).toEqual([
      [{ type: 'ShowToast', words: { title: 'Tea', channelId: square } }],
      [],
    ])
  })

  it.each<[Change, string]>([
    ['follow', 'followed'],
    ['unfollow', 'unfollowed'],
    ['block', 'blocked'],
    ['unblock', 'unblocked'],
  ])('R1-168 R2-158 R2-305 one toast names the member after a successful %s', (change, words) => {
    expect(toastsOf({ type: 'profile/RelationChanged', ask, xid: ben.xid, change })).toEqual([
      { type: 'ShowToast', words: { key: words, xid: ben.xid } },
    ])
  })

  it('R2-305 one toast appears after a profile is saved', () => {
    expect(
      toastsOf({ type: 'ProfileSaved', draft: { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' } }),
    ).toEqual(key('profileUpdated'))
  })

  it.each<Failure>([unreachable, malformed, refused('')])(
    'FOL-4 one toast reports a failed follow or a failed setting if the server gave no reason: %j',
    (failure) => {
      expect(toastsOf({ type: 'profile/RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual(
        key('notChanged'),
      )
      expect(toastsOf({ type: 'profile/SettingNotSaved', ask, kind: 'dm', failure })).toEqual(key('notChanged'))
    },
  )

  it.each<Failure>([refused('no'), refusedSilently, sessionRefused])(
    'ALL-9 a failed follow or setting adds no toast if the failure is silent, has a refusal toast or ends the session: %j',
    (failure) => {
      expect(toastsOf({ type: 'profile/RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual([])
      expect(toastsOf({ type: 'profile/SettingNotSaved', ask, kind: 'dm', failure })).toEqual([])
    },
  )

  it.each(['request', 'allow', 'decline', 'invite', 'endMic', 'mute', 'unmute'] as const)(
    'R2-127 R2-128 one toast reports that the room event %s was not sent to another person',
    (kind) => {
      const event = eventOf(kind, { fromXid: ann.xid, toXid: ben.xid })
      expect(toastsOf({ type: 'space/RoomEventNotSent', ask, n: 1, event })).toEqual(key('roomNotReached'))
    },
  )

  it('no toast reports a lost reaction or a lost event about the member’s own microphone', () => {
    const own = { fromXid: ann.xid, toXid: ann.xid }
    for (const event of [eventOf('reaction', { fromXid: ann.xid }), eventOf('mute', own), eventOf('unmute', own), null])
      expect(toastsOf({ type: 'space/RoomEventNotSent', ask, n: 1, event })).toEqual([])
  })

  it('R2-129 R2-130 one toast reports a failed host action, unless the server gave a reason', () => {
    const failed = (failure: Failure) => toastsOf({ type: 'space/RoomActionFailed', ask, n: 1, failure })
    expect([failed(unreachable), failed(refused('no'))]).toEqual([key('roomNotReached'), []])
  })
})
