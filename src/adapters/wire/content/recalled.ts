import { contents } from '../../../domain/chat'
import { Xid } from '../../../domain/kernel/ids'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull } from './content-fields'

/** spec 1 §3: its type is switched to revoke; whatever else such a message still carries is not read. */
export const recalledWire = contentWire({
  codec: contents.recalled,
  type: TYPE.notification,
  read: ({ ext }) => ({ kind: 'recalled', by: decodeOrNull(Xid, ext['revoker']) }),
  write: ({ by }) => bodyOf(TYPE.notification, '', { ext: { revoker: by } }),
})
