import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { AccessStatus, contents } from '../../../domain/chat'
import { CountField, ImageUrl, enumByNumber } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { GroupCardWire, NamedWire, decodeOrNull } from './content-fields'

/** The wire values of `request_type` (spec 2 §3). A missing value means a group. Any number except 0 means a space. */
const OF_GROUP = 0
const OF_SPACE = 1
export const RequestType = new t.Type<boolean, number, unknown>(
  'request_type',
  t.boolean.is,
  (u, context) => E.map((kind: number) => kind !== OF_GROUP)(CountField.validate(u, context)),
  (isSpace) => (isSpace ? OF_SPACE : OF_GROUP),
)

const RequestFields = t.type({ id: t.string, request_type: RequestType, user: NamedWire, group: GroupCardWire })
const FaceFields = t.type({ user: t.type({ head: ImageUrl }) })
/** The wire values of `access_status` (spec 1 §3). A request with any other number shows no buttons (BI-321). */
export const AccessStatusWire = enumByNumber(
  'AccessStatus',
  { pending: 0, accepted: 1, ignored: 2, unknown: -1 },
  AccessStatus.is,
  'unknown',
)

/** The `accessNotification` of spec 1 §3: the group accepted the member's request. */
export const accessGrantedWire = contentWire({
  codec: contents.accessGranted,
  type: TYPE.notification,
  read: ({ ext }) => {
    const group = decodeOrNull(GroupCardWire, ext['groupInfo'])
    return group === null ? null : { kind: 'accessGranted', group }
  },
  write: ({ group }) => bodyOf(TYPE.notification, group.name, { ext: { groupInfo: GroupCardWire.encode(group) } }),
})

/** The `requestNotification` of spec 1 §3: a member requests access. */
export const accessRequestWire = contentWire({
  codec: contents.accessRequest,
  type: TYPE.notification,
  read: ({ ext }) => {
    const fields = decodeOrNull(RequestFields, ext['request'])
    return fields === null
      ? null
      : {
          kind: 'accessRequest',
          requestId: fields.id,
          isSpace: fields.request_type,
          person: fields.user,
          avatar: decodeOrNull(FaceFields, ext['request'])?.user.head ?? null,
          group: fields.group,
          status: decodeOrNull(AccessStatusWire, ext['access_status']) ?? 'unknown',
        }
  },
  write: ({ requestId, isSpace, person, avatar, group, status }) =>
    bodyOf(TYPE.notification, '', {
      ext: {
        access_status: AccessStatusWire.encode(status),
        request: {
          id: requestId,
          request_type: RequestType.encode(isSpace),
          user: { xid: person.xid, username: person.name, head: avatar },
          group: GroupCardWire.encode(group),
        },
      },
    }),
})
