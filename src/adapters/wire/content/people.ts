import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { NamedWire, decodeAll } from './content-fields'

const out = (people: Parameters<typeof NamedWire.encode>[0][]) => people.map((one) => NamedWire.encode(one))

export const joinWire = contentWire({
  codec: contents.join,
  type: TYPE.notification,
  read: ({ ext }) => ({ kind: 'join', people: decodeAll(NamedWire, ext['users']) }),
  write: ({ people }) => bodyOf(TYPE.notification, '', { ext: { users: out([...people]) } }),
})

export const groupSetAdminWire = contentWire({
  codec: contents.groupSetAdmin,
  type: TYPE.notification,
  read: ({ ext }) => ({
    kind: 'groupSetAdmin',
    added: decodeAll(NamedWire, ext['admins_add']),
    removed: decodeAll(NamedWire, ext['admins_del']),
  }),
  write: ({ added, removed }) =>
    bodyOf(TYPE.notification, '', { ext: { admins_add: out([...added]), admins_del: out([...removed]) } }),
})
