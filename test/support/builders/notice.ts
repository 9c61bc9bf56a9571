import type { AccessRequest, Notice } from '../../../src/domain/notification'
import type { NotificationMessage } from '../../../src/domain/notification/notification.messages'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { everyKind } from './content'
import { made } from './made'
import { NOON } from './instant'
import { addMs } from '../../../src/domain/kernel/instant'

const request_ = everyKind.accessRequest
if (request_.kind !== 'accessRequest') throw new Error('that kind is another')
const { person, avatar, group } = request_

export const accessRequest = (of: Partial<AccessRequest> = {}): AccessRequest => ({
  id: 'r1',
  isSpace: false,
  conversationId: made(ConversationId, `sg_${group.gid}`),
  seq: 7,
  at: NOON,
  person,
  avatar,
  group,
  status: 'pending',
  decidedBy: null,
  ...of,
})

export const notice = (id: string, minutes = 0, text = `Notice ${id}`): Notice => ({
  id,
  at: addMs(NOON, minutes * 60_000),
  content: {
    kind: 'notification',
    items: [{ text, event: null, image: null, space: null, group: null, button: null }],
  },
})

export const noticeArrived = (of: Notice): NotificationMessage => ({
  type: 'notification/Arrived',
  news: { of: 'notice', notice: of },
  isMine: false,
})
export const requestArrived = (of: Partial<AccessRequest> = {}, isMine = false): NotificationMessage => ({
  type: 'notification/Arrived',
  news: { of: 'request', request: accessRequest(of) },
  isMine,
})

export const sessionEnded = {
  type: 'SessionEnded',
  ask: { unit: 'session', id: 'end', seq: 1 },
  reason: 'signedOut',
} as const
