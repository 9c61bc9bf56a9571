import type { AccessRequestRef } from '../../../src/domain/notification'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import type { CallRow, Json } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const OURS =
  'spec 2 §7 Notifications; spec 1 §3 Notification data, spec 2 §3 Access request and Notification types; names of single fields are ours'
const page = { offset: '0', limit: '20' }
const AT = 1_800_000_000_000
const GROUP = { gid: '470000047', name: 'Ours', icon: null, description: '', member_count: 3 }
const card = { gid: '470000047', name: 'Ours', icon: null, description: '', memberCount: 3 }
const order = (isSpace: boolean): AccessRequestRef => ({
  id: '7',
  isSpace,
  conversationId: made(ConversationId, 'sg_470000047'),
  seq: 85,
})

const decision = (proves: string, name: string, isSpace: boolean, accepts: boolean): CallRow => ({
  proves,
  source: `${OURS}; ACC-3`,
  request: {
    method: 'POST',
    path: `/api/loop_notification/${name}/7`,
    body: { conversation_id: 'sg_470000047', seq: 85 },
    token: true,
  },
  answer: null,
  asks: ({ notifications }) => notifications.decide(order(isSpace), accepts),
  inTown: async (town: WireTown) => ({ cast: await town.askedFor(isSpace) }),
})
const row = (fields: { readonly [key: string]: Json }): Json => ({ list: [fields], total: 1 })

export const notificationRows: readonly CallRow[] = [
  {
    proves: 'R2-207 R2-098 R1-129',
    source: OURS,
    request: { method: 'GET', path: '/api/loop_notification/system_and_user_list', query: page, token: true },
    answer: row({
      id: 'welcome',
      type: 1,
      time: AT,
      content_system: [
        {
          text: 'Welcome',
          image: '/town/c3.svg',
          space: null,
          group: null,
          button: { link: '/group', link_text: 'Find groups' },
        },
      ],
    }),
    asks: ({ notifications }) => notifications.notices(0, 20),
    reads: {
      items: [
        {
          id: 'welcome',
          at: AT,
          content: {
            kind: 'notification',
            items: [
              {
                text: 'Welcome',
                image: '/town/c3.svg',
                space: null,
                group: null,
                button: { link: '/group', words: 'Find groups' },
              },
            ],
          },
        },
      ],
      dropped: 0,
    },
  },
  {
    proves: 'R2-208 R2-097 R2-098 R1-129',
    source: OURS,
    request: { method: 'GET', path: '/api/loop_notification/access_list', query: page, token: true },
    answer: row({
      id: '7',
      type: 2,
      time: AT,
      request_type: 0,
      user: { xid: 'm000000003', username: 'Mei', head: '/town/a2.svg' },
      group: GROUP,
      access_status: 0,
      conversation_id: 'sg_470000047',
      seq: 85,
      decided_by: null,
    }),
    asks: ({ notifications }) => notifications.requests(0, 20),
    reads: {
      items: [
        {
          id: '7',
          isSpace: false,
          at: AT,
          person: { xid: 'm000000003', name: 'Mei' },
          avatar: '/town/a2.svg',
          group: card,
          status: 'pending',
          conversationId: 'sg_470000047',
          seq: 85,
          decidedBy: null,
        },
      ],
      dropped: 0,
    },
  },
  decision('R2-209', 'group_access_accept', false, true),
  decision('R2-210', 'group_access_reject', false, false),
  decision('R2-211', 'space_access_accept', true, true),
  decision('R2-212', 'space_access_reject', true, false),
]
