import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeNotifications } from '../../../src/adapters/rest/notifications'
import { notificationPermission } from '../../../src/adapters/browser/page/notification-permission'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { badInput } from '../../ui/support/bad-inputs'
import { adaptersOver, signedIn } from '../../wire/support/adapters'
import { makeFakeSockets } from '../support/fake-sockets'
import { countingRandom } from '../support/memory-ports'

const GROUP = { gid: '470000047', name: 'Ours', icon: null, description: '', member_count: 3 }
const request = (fields: object = {}) => ({
  id: '7',
  type: 2,
  time: 1_800_000_000_000,
  request_type: 0,
  user: { xid: 'm1', username: 'Mei', head: null },
  group: GROUP,
  access_status: 0,
  conversation_id: 'sg_470000047',
  seq: 85,
  ...fields,
})
const system = (item: object, fields: object = {}) => ({
  id: 'a',
  type: 1,
  time: 1_800_000_000_000,
  content_system: [item],
  ...fields,
})

const setUp = async (list: readonly object[] = []) => {
  const sent: string[] = []
  const client = await signedIn(
    adaptersOver({
      sockets: makeFakeSockets().driver,
      id: countingRandom().id,
      http: (sentRequest) => {
        sent.push(`${sentRequest.method} ${new URL(sentRequest.url).pathname}${new URL(sentRequest.url).search}`)
        return Promise.resolve(Response.json({ code: 0, msg: '', data: { list, total: list.length } }))
      },
    }),
  )
  return { notifications: makeNotifications(client.rest, []), sent, dropped: client.rest.dropped }
}
const place = { conversationId: made(ConversationId, 'sg_470000047'), seq: 85 }

describe('A decision on an access request', () => {
  it.each(['BI-133', 'BI-134', 'BI-135'])(
    '%s access_request_id: accepting an access request with an unsafe id fails, sends no REST request and is counted as dropped',
    async (id) => {
      const { notifications, sent, dropped } = await setUp()
      const answer = await notifications.decide(
        { ...place, id: badInput('access_request_id', id).text, isSpace: false },
        true,
      )()
      expect([E.isLeft(answer), sent, dropped()]).toEqual([true, [], 1])
    },
  )

  it('BI-136 access_request_id ACC-3 ACC-4: accepting or rejecting an access request sends its id at the end of the URL path', async () => {
    const { notifications, sent } = await setUp()
    const { text: id } = badInput('access_request_id', 'BI-136')
    for (const isSpace of [false, true])
      for (const accepts of [true, false]) await notifications.decide({ ...place, id, isSpace }, accepts)()
    expect(sent).toEqual([
      'POST /api/loop_notification/group_access_accept/7',
      'POST /api/loop_notification/group_access_reject/7',
      'POST /api/loop_notification/space_access_accept/7',
      'POST /api/loop_notification/space_access_reject/7',
    ])
  })
})

describe('A list of notifications', () => {
  it('R2-207 R2-208 the list of notices and the list of access requests are read by offset and limit', async () => {
    const { notifications, sent } = await setUp()
    await notifications.notices(40, 20)()
    await notifications.requests(0, 100)()
    expect(sent).toEqual([
      'GET /api/loop_notification/system_and_user_list?offset=40&limit=20',
      'GET /api/loop_notification/access_list?offset=0&limit=100',
    ])
  })

  it('notifications with an unknown type, no time, no content or an invalid id are left out of the list and counted', async () => {
    const { notifications, dropped } = await setUp([
      system({ text: 'good' }),
      system({ text: 'x' }, { type: 9 }),
      system({ text: 'x' }, { time: null }),
      system({}, { content_system: [] }),
      system({ text: 'x' }, { id: '../x' }),
    ])
    expect(await notifications.notices(0, 20)()).toMatchObject({
      right: { items: [{ id: 'a', content: { items: [{ text: 'good' }] } }] },
    })
    expect(dropped()).toBe(4)
  })

  it('R2-097 an access request with request_type 0 is for a group, and with any other request_type for a space', async () => {
    const { notifications } = await setUp([
      request(),
      request({ id: '8', request_type: 1 }),
      request({ id: '9', request_type: 5 }),
      request({ id: '10', access_status: 9 }),
    ])
    expect(await notifications.requests(0, 20)()).toMatchObject({
      right: {
        items: [
          { isSpace: false, status: 'pending' },
          { isSpace: true },
          { isSpace: true },
          { isSpace: false, status: 'unknown' },
        ],
      },
    })
  })

  it('BI-141 notif_image: a picture of a notification is dropped unless its URL is one of the product’s own', async () => {
    const { notifications } = await setUp([
      system({ text: 'a', image: badInput('notif_image', 'BI-141').text }),
      system({ text: 'b', image: '/town/c3.svg' }, { id: 'b' }),
    ])
    expect(await notifications.notices(0, 20)()).toMatchObject({
      right: {
        items: [{ content: { items: [{ image: null }] } }, { content: { items: [{ image: '/town/c3.svg' }] } }],
      },
    })
  })
})

describe('A notification frame of the realtime socket', () => {
  it.each([
    [{}],
    [{ type: 2 }],
    [request({ seq: 0 })],
    [request({ conversation_id: 'nowhere' })],
    [request({ user: {} })],
    [system({ text: 'x' }, { type: 7 })],
    [null],
    ['text'],
  ])('ALL-7 ws_frame: a notification frame without a valid notification is ignored: %j', async (data) => {
    expect((await setUp()).notifications.newsIn(data)).toBeNull()
  })
})

it.each([
  [undefined, 'none'],
  ['default', 'unasked'],
  ['granted', 'granted'],
  ['denied', 'denied'],
] as const)(
  'the browser’s notification permission %s is read as %s, without a question to the member',
  (permission, reads) => {
    expect(notificationPermission(() => (permission === undefined ? undefined : { permission }))).toBe(reads)
  },
)
