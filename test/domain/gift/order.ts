import type { GiftOrder } from '../../../src/domain/gift'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ClientId } from '../../../src/domain/kernel/ids'
import { groupOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ben, type Person } from '../../support/builders/person'

const group = groupOf('12345678')
const named = ({ xid, name }: Person) => ({ xid, name })

/** A rocket for two receivers, at 1000 LOOP. */
export const orderOf = (with_: Partial<GiftOrder> = {}): GiftOrder => ({
  id: made(ClientId, 'confirmation-1'),
  conversationId: group.conversationId,
  gid: group.gid,
  giftId: '3',
  title: 'Rocket',
  receivers: [named(ben)],
  currencyId: 5,
  currency: 'LOOP',
  total: made(Decimal, '176'),
  before: made(Decimal, '1000'),
  afterSeq: 40,
  ...with_,
})
