import type { Sender } from '../../../src/domain/chat'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from './made'

export interface Person {
  readonly xid: Xid
  readonly uid: Uid
  readonly name: string
}

const person = (name: string): Person => ({
  xid: made(Xid, `x-${name.toLowerCase()}`),
  uid: made(Uid, `u-${name.toLowerCase()}`),
  name,
})

export const ann = person('Ann')
export const ben = person('Ben')
/** A person with a visitor session. */
export const vera = person('Vera')

export const sender = ({ xid, name }: Person): Sender => ({ xid, name, avatar: null })
