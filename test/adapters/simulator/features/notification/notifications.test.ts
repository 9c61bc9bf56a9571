import { describe, expect, it } from 'vitest'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import { server } from '../../../../../src/adapters/simulator/features/notification.server'
import { makeStateHost } from '../../../../../src/adapters/simulator/state-host'
import {
  notificationListFor,
  requestsFor,
} from '../../../../../src/adapters/simulator/state/features/notification/notifications'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerOutput } from '../../../../../src/adapters/simulator/state/output'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { MessageId, Xid } from '../../../../../src/domain/kernel/ids'
import { makeFakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { brand, conversation, personBy, START, townOf } from '../../state/town'

const founded = townOf(1)
const OURS = '470000047'
const [ada, ben] = [personBy(founded, 'ada@loop.example'), personBy(founded, 'ben@loop.example')]
/** Signs up a new account, which shares no private group with Ada and Ben. */
const came = (world: ServerState, email: string) => {
  const coded = applyInput(world, { type: 'CodeAsked', source: '', at: START, email, code: '111111' }).world
  return applyInput(coded, {
    type: 'CodeEntered',
    rules: 12,
    source: '',
    at: START,
    email,
    code: '111111',
    token: `token-of-${email}`,
    draw: 77,
  }).world
}
const town = came(founded, 'zoe@loop.example')
const zoe = personBy(town, 'zoe@loop.example')
const id = (text: string) => brand(MessageId.is, text)

const asks = (world: ServerState, isSpace = false, messageId = 'r1') =>
  applyInput(world, { type: 'AccessAsked', at: START, xid: zoe, gid: OURS, isSpace, messageId: id(messageId) })
const decides = (world: ServerState, accepts: boolean, by: Xid = ada): ServerInput => ({
  type: 'AccessDecided',
  at: START,
  xid: by,
  conversationId: conversation(OURS),
  seq: requestsFor(world, ada)[0]?.seq ?? 0,
  accepts,
  messageId: id('w1'),
  noticeId: id('n1'),
})
const frames = (outputs: readonly ServerOutput[]) =>
  outputs.flatMap((one) =>
    one.type === 'FrameSent' ? [{ to: one.to, type: one.data['type'], status: one.data['access_status'] }] : [],
  )
const itemsOf = (world: ServerState, xid: Xid) =>
  notificationListFor(world, xid).map(({ content }) =>
    content.kind === 'notification'
      ? [content.items[0]?.event?.code, content.items[0]?.event?.name]
      : content.group.name,
  )

describe('The list of notifications', () => {
  it('at the start, each member’s list of notifications contains the notifications for everybody, newest first', () => {
    expect(itemsOf(town, ada)).toEqual([
      ['officialGroup', 'Loop Town Square'],
      ['welcome', ''],
    ])
    expect(itemsOf(town, zoe)).toEqual(itemsOf(town, ada))
  })

  it('a group invite appears only in the list of notifications of the invited person', () => {
    const { world, outputs } = applyInput(town, {
      type: 'UsersInvited',
      at: START,
      xid: ada,
      gid: OURS,
      xids: [zoe],
      messageId: id('i1'),
    })
    expect(itemsOf(world, zoe)[0]).toEqual(['groupInvited', 'Ada'])
    expect(itemsOf(world, ben)).toEqual(itemsOf(town, ben))
    expect(frames(outputs)).toEqual([{ to: [zoe], type: 1, status: undefined }])
  })

  it('when a space starts, a reminder appears in the notifications of a member who asked for a reminder, and of nobody else', () => {
    const planned = keysOf(town.spaces)
      .map((one) => town.spaces[one])
      .find((one) => one?.status === 'prepare')
    if (planned === undefined) throw new Error('nothing is planned')
    const host = brand(Xid.is, planned.hostXids[0] ?? '')
    const reminded = applyInput(town, {
      type: 'SpaceReminded',
      at: START,
      xid: zoe,
      channelId: planned.channelId,
      on: true,
    }).world
    const { world } = applyInput(reminded, { type: 'SpaceStarted', at: START, xid: host, channelId: planned.channelId })
    expect(notificationListFor(world, zoe)[0]).toMatchObject({
      content: { items: [{ space: { channelId: planned.channelId, status: 'started' } }] },
    })
    expect(itemsOf(world, ben)).toEqual(itemsOf(town, ben))
  })
})

describe('An access request on the simulated server', () => {
  it('R2-190 only the owner and the admins of a group are notified of an access request and have the request in their list', () => {
    const { world, outputs } = asks(town)
    expect(frames(outputs)).toEqual([{ to: [ada], type: 2, status: 0 }])
    expect(requestsFor(world, ada)[0]).toMatchObject({
      id: 'r1',
      isSpace: false,
      status: 'pending',
      person: { xid: zoe },
      decidedBy: null,
    })
    expect([requestsFor(world, ben), requestsFor(world, zoe)]).toEqual([[], []])
  })

  it('R1-172 R2-156 ACC-6 an accepted access request names the person who accepted it, and the applicant is notified', () => {
    const { world: asked } = asks(town)
    const { world, outputs } = applyInput(asked, decides(asked, true))
    expect(requestsFor(world, ada)[0]).toMatchObject({ status: 'accepted', decidedBy: ada })
    expect(frames(outputs)).toEqual([
      { to: [ada], type: 2, status: 1 },
      { to: [zoe], type: 3, status: undefined },
    ])
    expect(notificationListFor(world, zoe)[0]).toMatchObject({
      content: { kind: 'accessGranted', group: { gid: OURS } },
    })
  })

  it('R2-156 when an access request is rejected, the applicant is notified and does not become a member', () => {
    const { world: asked } = asks(town)
    const { world } = applyInput(asked, decides(asked, false))
    expect(requestsFor(world, ada)[0]).toMatchObject({ status: 'ignored', decidedBy: ada })
    expect(itemsOf(world, zoe)[0]).toEqual(['joinRefused', 'Ada & Ben, moving house'])
    expect(world.communities[OURS]?.members[zoe]).toBeUndefined()
  })

  it('R2-097 an access request for a space is marked as such, and accepting it makes the applicant a member of the group', () => {
    const { world: asked } = asks(town, true)
    expect(requestsFor(asked, ada)[0]).toMatchObject({ isSpace: true })
    expect(applyInput(asked, decides(asked, true)).world.communities[OURS]?.members[zoe]).toBe(true)
  })

  it('R2-190 ACC-1 an access request can be decided only by the owner or an admin of the group, and only once', () => {
    const { world: asked } = asks(town)
    const refused = applyInput(asked, decides(asked, true, ben))
    expect([refused.world, refused.outputs]).toMatchObject([asked, [{ type: 'Refused' }]])
    const { world } = applyInput(asked, decides(asked, true))
    expect(applyInput(world, decides(world, false)).outputs).toMatchObject([{ type: 'Refused' }])
    expect(requestsFor(world, ada)[0]).toMatchObject({ status: 'accepted' })
  })

  it('an access request in the generated history of a group is listed for the owner of the group', () => {
    expect(requestsFor(town, ada)).toMatchObject([{ id: `r${OURS}`, status: 'pending', group: { gid: OURS } }])
  })
})

describe('Simulated members and access requests', () => {
  const living = async (pace: number, looksOn: boolean) => {
    const clock = makeFakeClock(START)
    const host = makeStateHost({ clock, random: countingRandom('h'), world: town, record: () => undefined })
    const audience = makeConversationViewers()
    const failures: unknown[] = []
    const end = server.live?.({
      clock,
      random: countingRandom('p'),
      host,
      audience,
      pace,
      failed: (error) => {
        failures.push(error)
      },
    })
    if (looksOn) audience.enter(ada)
    await clock.advance(600_000)
    end?.()
    return {
      asked: requestsFor(host.world(), ada).length - requestsFor(town, ada).length,
      failures,
      waits: clock.waiting(),
    }
  }

  it('simulated members request access only while a member who can decide is watching, and never at pace 0', async () => {
    expect(await living(1, true)).toEqual({ asked: 2, failures: [], waits: 0 })
    expect(await living(1, false)).toMatchObject({ asked: 0 })
    expect(await living(0, true)).toMatchObject({ asked: 0, waits: 0 })
  })
})
