import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import {
  communityBy,
  conversationsOf,
  groupFor,
  groupsOf,
} from '../../../../../src/adapters/simulator/state/group-views'
import {
  change,
  changesAfter,
  messageAt,
  pageBefore,
  pageFrom,
  unreadOf,
} from '../../../../../src/adapters/simulator/state/chat/thread'
import { readerOf } from '../../../../../src/adapters/simulator/state/chat/reader-of'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import type { ServerOutput } from '../../../../../src/adapters/simulator/state/output'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { brand, conversation, personBy, START, townOf } from '../town'

const town = townOf(1)
const ben = personBy(town, 'ben@loop.example')
const ada = personBy(town, 'ada@loop.example')
const OPEN = '530000053'
const CLOSED = '440000044'
const join = (world: ServerState, gid: string, xid: Xid = ben, id = 'm1') =>
  applyInput(world, { type: 'GroupJoined', at: START, xid, gid, messageId: brand(MessageId.is, id) })
const apply = (world: ServerState, gid = CLOSED, id = 'r1') =>
  applyInput(world, {
    type: 'AccessAsked',
    at: START,
    xid: ben,
    gid,
    isSpace: false,
    messageId: brand(MessageId.is, id),
  })
const isIn = (world: ServerState, gid: string, xid: Xid = ben) => groupsOf(world, xid).some((one) => one.gid === gid)
const pending = (world: ServerState) => {
  const thread = threadOf(world, conversation(CLOSED))
  return messageAt(thread, thread.latest)
}
/** Outputs without the frames that features add. */
const withoutFrames = (outputs: readonly ServerOutput[]) => outputs.filter(({ type }) => type !== 'FrameSent')
const owner = town.communities[CLOSED]?.ownerXid ?? ada
const decide = (world: ServerState, accepts: boolean) =>
  applyInput(world, {
    type: 'AccessDecided',
    at: START,
    xid: owner,
    conversationId: conversation(CLOSED),
    seq: pending(world)?.seq ?? 0,
    accepts,
    messageId: brand(MessageId.is, 'w1'),
    noticeId: brand(MessageId.is, 'n1'),
  })

describe('R1-154 Joining an open group on the simulated server', () => {
  it('a person who joins an open group becomes a member without unread messages, and a join message is posted', () => {
    const { world, outputs } = join(town, OPEN)
    expect([isIn(town, OPEN), isIn(world, OPEN)]).toEqual([false, true])
    expect(outputs).toMatchObject([
      { type: 'Done' },
      { type: 'Posted', message: { from: { xid: ben }, content: { kind: 'join', people: [{ xid: ben }] } } },
    ])
    expect(conversationsOf(world, ben).find(({ gid }) => gid === OPEN)).toMatchObject({ unread: 0 })
    const of = (state: ServerState) => groupFor(state, communityBy(state, 'gid', OPEN) ?? never(), ben)
    expect([of(world).isMember, of(world).memberCount - of(town).memberCount]).toEqual([true, 1])
  })

  it('a repeated request to join an open group adds the member only once', () => {
    const { world } = join(town, OPEN)
    const again = join(world, OPEN, ben, 'm2')
    expect([again.world === world, again.outputs]).toEqual([true, [{ type: 'Done' }]])
  })

  it.each([
    ['a private group', CLOSED],
    ['an unknown group', '99999999'],
    ['a group with the id __proto__', '__proto__'],
  ])('a request to join %s is refused', (_, gid) => {
    const { world, outputs } = join(town, gid)
    expect([world === town, outputs]).toMatchObject([true, [{ type: 'Refused' }]])
  })

  it('the request of a visitor to join an open group is refused', () => {
    const came = applyInput(town, { type: 'VisitorCame', source: '', at: START, deviceId: 'd', token: 't', draw: 7 })
    const visitor = came.world.tokens['t'] ?? ben
    expect(join(came.world, OPEN, visitor).outputs).toMatchObject([{ type: 'Refused' }])
  })
})

describe('R1-154 Applying to a private group on the simulated server', () => {
  it('a request to join a private group is posted in the group, and not again while the request is pending', () => {
    const { world, outputs } = apply(town)
    expect(withoutFrames(outputs)).toMatchObject([
      { type: 'Done' },
      { type: 'Posted', message: { content: { kind: 'accessRequest', status: 'pending', person: { xid: ben } } } },
    ])
    expect(isIn(world, CLOSED)).toBe(false)
    expect(apply(world, CLOSED, 'r2').outputs).toEqual([{ type: 'Done' }])
  })

  it('R2-190 only the owner, the admins and the applicant read a request to join, on every page, list and counter', () => {
    const { world } = apply(town)
    const community = world.communities[CLOSED] ?? never()
    const plain = Object.keys(community.members)
      .flatMap((xid) => world.accounts[xid]?.xid ?? [])
      .find((xid) => xid !== community.ownerXid && !community.adminXids.includes(xid))
    const thread = threadOf(world, community.conversationId)
    const last = thread.latest
    const requestsSeen = (xid: Xid) => {
      const reader = readerOf(world, community.conversationId, xid)
      const list = conversationsOf(world, xid).find(({ gid }) => gid === CLOSED)
      return {
        before: pageBefore(thread, reader, null, 10).messages.some(({ seq }) => seq === last),
        from: pageFrom(thread, reader, last, last, 10).messages.length,
        latest: list?.latest?.seq === last,
        unread: list?.unread,
      }
    }
    const unreadAfter = (xid: Xid) =>
      unreadOf({ ...thread, read: { ...thread.read, [xid]: last - 1 } }, readerOf(world, community.conversationId, xid))
    expect(requestsSeen(owner)).toMatchObject({ before: true, from: 1, latest: true })
    expect(requestsSeen(plain ?? never())).toMatchObject({ before: false, from: 0, latest: false })
    expect([unreadAfter(owner), unreadAfter(plain ?? never())]).toEqual([1, 0])
    expect(pageFrom(thread, readerOf(world, community.conversationId, ben), last, last, 10).messages).toHaveLength(1)
    const decided = change(thread, messageAt(thread, last) ?? never(), {})[0]
    const changes = (xid: Xid) =>
      changesAfter(decided, readerOf(world, community.conversationId, xid), 0, 500).messages.some(
        ({ seq }) => seq === last,
      )
    expect([changes(owner), changes(plain ?? never())]).toEqual([true, false])
  })

  it('an accepted applicant becomes a member of the private group and receives a notification', () => {
    const { world, outputs } = decide(apply(town).world, true)
    expect(isIn(world, CLOSED)).toBe(true)
    expect(withoutFrames(outputs).slice(2)).toMatchObject([
      { type: 'Posted', message: { content: { kind: 'join' } } },
      { type: 'GroupChanged', gid: CLOSED },
      {
        type: 'Posted',
        message: {
          conversationId: expect.stringMatching(/^sn_/),
          content: { kind: 'accessGranted', group: { gid: CLOSED } },
        },
      },
    ])
  })

  it('a person whose request to join a private group was ignored may apply again', () => {
    const ignored = decide(apply(town).world, false).world
    expect(isIn(ignored, CLOSED)).toBe(false)
    expect(withoutFrames(apply(ignored, CLOSED, 'r2').outputs)).toMatchObject([{ type: 'Done' }, { type: 'Posted' }])
  })

  it('an application to a group that everybody may join is refused', () => {
    expect(apply(town, OPEN).outputs).toMatchObject([{ type: 'Refused' }])
  })
})

function never(): never {
  throw new Error('no such group')
}
