import { describe, expect, it } from 'vitest'
import { toastsOf } from '../../../src/application/notifications-and-toasts/toasts'
import {
  malformed,
  refused,
  refusedSilently,
  sessionRefused,
  unreachable,
  type Failure,
} from '../../../src/domain/kernel/failure'
import type { Change } from '../../../src/domain/profile'
import type { Act } from '../../../src/domain/chat'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { clientId, messageOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { spaceWith, square } from '../../support/builders/space'

const ask = { unit: 'profile', id: 'change', seq: 1 }
const key = (name: string) => [{ type: 'ShowToast', words: { key: name } }]

const lounge = made(ConversationId, 'sg_12345678')
const actId = clientId('a')
const notDone = (act: Act, failure: Failure) => toastsOf({ type: 'ActNotDone', ask, actId, act, failure })

describe('What a tab says of what is done to messages and conversations', () => {
  it.each<[Act, string]>([
    [{ kind: 'pinChat', conversationId: lounge, on: true }, 'chatPinned'],
    [{ kind: 'pinChat', conversationId: lounge, on: false }, 'chatUnpinned'],
    [{ kind: 'muteChat', conversationId: lounge, on: true }, 'muted'],
    [{ kind: 'muteChat', conversationId: lounge, on: false }, 'unmuted'],
    [{ kind: 'clearHistory', conversationId: lounge, upTo: 1 }, 'historyCleared'],
    [{ kind: 'deleteChat', conversationId: lounge, upTo: 1 }, 'chatDeleted'],
  ])('R1-342 is told at once of what shows at once, and not once more: %j', (act, words) => {
    expect(toastsOf({ type: 'Perform', actId, act })).toEqual(key(words))
    expect(toastsOf({ type: 'ActDone', ask, actId, act })).toEqual([])
  })

  it.each<[Act, string]>([
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
  ])('is told of what others see once the service has it, and not before: %j', (act, words) => {
    expect(toastsOf({ type: 'Perform', actId, act })).toEqual([])
    expect(toastsOf({ type: 'ActDone', ask, actId, act })).toEqual(key(words))
  })

  it('names whom it is about', () => {
    expect(
      toastsOf({ type: 'ActDone', ask, actId, act: { kind: 'removeSender', conversationId: lounge, xid: ben.xid } }),
    ).toEqual([{ type: 'ShowToast', words: { key: 'senderRemoved', xid: ben.xid } }])
  })

  it.each<Act>([
    { kind: 'recall', conversationId: lounge, seq: 1 },
    { kind: 'edit', conversationId: lounge, seq: 1, text: 'x' },
    { kind: 'delete', conversationId: lounge, seq: 1 },
    { kind: 'react', conversationId: lounge, seq: 1, messageId: messageOf({ seq: 1 }).id, memeId: 'e1', on: true },
  ])('is nothing of what the message itself shows, but where it is taken back without words: %j', (act) => {
    expect([...toastsOf({ type: 'Perform', actId, act }), ...toastsOf({ type: 'ActDone', ask, actId, act })]).toEqual(
      [],
    )
    expect(notDone(act, refused(''))).toEqual(key('notDone'))
    expect(notDone(act, refused('no'))).toEqual([])
    // These are tried again.
    expect([...notDone(act, unreachable), ...notDone(act, malformed)]).toEqual([])
  })
})

describe('What a tab says of what came of it', () => {
  it('R2-028 is where a space has begun, to whoever wanted to be reminded of it', () => {
    const begun = (isReminded: boolean) =>
      toastsOf({ type: 'SpaceStartedNow', space: spaceWith({ title: 'Tea', isReminded }) })
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
  ])('R1-168 R2-158 R2-305 is one toast for %s', (change, words) => {
    expect(toastsOf({ type: 'RelationChanged', ask, xid: ben.xid, change })).toEqual([
      { type: 'ShowToast', words: { key: words, xid: ben.xid } },
    ])
  })

  it('R2-305 is one toast for a profile that was updated', () => {
    expect(
      toastsOf({ type: 'ProfileSaved', draft: { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' } }),
    ).toEqual(key('profileUpdated'))
  })

  it.each<Failure>([unreachable, malformed, refused('')])(
    'FOL-4 is one toast for a change that is taken back, where the server has no words: %j',
    (failure) => {
      expect(toastsOf({ type: 'RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual(
        key('notChanged'),
      )
      expect(toastsOf({ type: 'SwitchNotSet', ask, kind: 'dm', failure })).toEqual(key('notChanged'))
    },
  )

  it.each<Failure>([refused('no'), refusedSilently, sessionRefused])(
    'ALL-9 is none of its own where there is one already, or none is wanted: %j',
    (failure) => {
      expect(toastsOf({ type: 'RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual([])
      expect(toastsOf({ type: 'SwitchNotSet', ask, kind: 'dm', failure })).toEqual([])
    },
  )
})
