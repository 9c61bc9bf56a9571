import type { ReceivedFrameRow } from '../support/call-row'

const AT = 1_800_000_000_000
const GROUP = { gid: '470000047', name: 'Ours', icon: null, description: '', member_count: 3 }

/** A new notification arrives as a row of its list. */
export const notificationHeard: readonly ReceivedFrameRow[] = [
  {
    proves: 'R2-098',
    source: 'ours: no frame of notifications is printed; a row of access_list',
    line: 'ws',
    frame: {
      event: 'loop_notification',
      data: {
        id: '7',
        type: 2,
        time: AT,
        request_type: 0,
        user: { xid: 'm000000003', username: 'Mei', head: null },
        group: GROUP,
        access_status: 0,
        conversation_id: 'sg_470000047',
        seq: 86,
        decided_by: null,
      },
    },
    cause: (town) => town.askedFor(false),
  },
  {
    proves: 'R2-098 R1-129',
    source: 'ours; a row of system_and_user_list: accessNotification with its group',
    line: 'ws',
    to: 'zoe@loop.example',
    frame: { event: 'loop_notification', data: { id: 'access-7', type: 3, time: AT, group: GROUP } },
    cause: (town) => town.letIn(),
  },
]
