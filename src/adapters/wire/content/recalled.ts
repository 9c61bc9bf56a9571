import { contents } from '../../../domain/chat'
import { Xid } from '../../../domain/kernel/ids'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull } from './content-fields'

/**
 * The server changes the type of a recalled message to revoke (spec 1 §3). The codec ignores the message's other
 * fields.
 */
export const recalledWire = contentWire({
  codec: contents.recalled,
  type: TYPE.notification,
  read: ({ ext }) => ({ kind: 'recalled', by: decodeOrNull(Xid, ext['revoker']) }),
  write: ({ by }) => bodyOf(TYPE.notification, '', { ext: { revoker: by } }),
})
