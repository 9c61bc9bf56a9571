import { LOOP_ID } from '../../../../domain/balance'
import { totalOf } from '../../../../domain/gift'
import { isGreater } from '../../../../domain/kernel/decimal-math'
import type { ConversationId, Xid } from '../../../../domain/kernel/ids'
import { newMessageId } from '../../state-host'
import type { ResidentsDeps } from '../../residents'
import { shuffle, type SeededRandom } from '../../state/seeded-random'
import { residentsWhoMayAnswer } from '../../state/resident-speakers'
import { CATALOGUE } from '../../state/features/gift/catalogue'
import type { GiftInput } from '../../state/features/gift/feature'
import { balanceOf, personOf } from '../../state/ledger/ledger'
import { communityOf } from '../../state/conversation-lookups'
import { isResident } from '../../state/groups/permissions'
import { makeScheduler, viewedGroup } from '../scheduler'
import { commitInput } from '../server-feature'

/** The time in ms between two gifts from simulated members, at pace 1. */
const GIFT_MS: readonly [number, number] = [70_000, 240_000]
/**
 * The most receivers of a simulated member's gift, and the chance that a member who views the group is a receiver. No
 * spec names these values, so we chose them.
 */
const MOST = 3
const TO_ONLOOKER = 0.5

const OFFERED = CATALOGUE.filter(({ hasAssets }) => hasAssets)

/**
 * Lets simulated members give gifts to each other and to real members sometimes, in groups that a real member is
 * viewing. At pace 0 simulated members give no gifts.
 */
export const scheduleGifts = (deps: ResidentsDeps): (() => void) => {
  const { host, audience, pace } = deps
  const { after, chance, end } = makeScheduler(deps)

  const receiversFor = (
    from: Xid,
    conversationId: ConversationId,
    others: readonly Xid[],
    drawn: SeededRandom,
  ): readonly Xid[] => {
    const world = host.world()
    const onlookers = audience
      .onlookers()
      .filter((one) => one.conversationId === conversationId && one.xid !== from)
      .map(({ xid }) => xid)
    const first = drawn.next() < TO_ONLOOKER ? drawn.of<Xid | null>(onlookers, null) : null
    const isMemberHere = (xid: Xid): boolean =>
      communityOf(world, conversationId)?.members[xid] === true && world.accounts[xid]?.isVisitor === false
    const some = [...new Set([...(first === null ? [] : [first]), ...others])].filter(
      (xid) => xid !== from && isMemberHere(xid),
    )
    return some.slice(0, drawn.between(1, MOST))
  }

  const give = (): void => {
    const drawn = chance()
    const world = host.world()
    const conversationId = viewedGroup(host, audience, drawn)
    const people =
      conversationId === null ? [] : residentsWhoMayAnswer(world, conversationId, drawn).map(({ xid }) => xid)
    const from = people.find((xid) => {
      const account = world.accounts[xid]
      return account !== undefined && isResident(account)
    })
    if (conversationId !== null && from !== undefined) {
      const xids = receiversFor(from, conversationId, people, drawn)
      const has = balanceOf(world.ledger, personOf(from), LOOP_ID)
      const gift = shuffle(drawn, OFFERED).find((one) => {
        const total = totalOf(one, xids.length)
        return total !== null && !isGreater(total, has)
      })
      if (gift !== undefined && xids.length > 0) {
        commitInput(host, (made): GiftInput => ({
          type: 'gift/Sent',
          at: made.at,
          xid: from,
          conversationId,
          giftId: gift.id,
          xids,
          currencyId: LOOP_ID,
          messageId: newMessageId(made),
        }))
      }
    }
    next()
  }
  const next = (): void => after(chance().between(...GIFT_MS), give)

  if (pace > 0) next()
  return end
}
