import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { MOST_RECEIVERS } from '../../../../../domain/gift'
import { ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop, putAll } from '../../../../../domain/kernel/table'
import { directWith, isIn, otherOf } from '../../chat/directs'
import { balancesOf } from '../../users/balances'
import { personOf, transfer } from '../../ledger/ledger'
import { appendSystemMessage } from '../../groups/membership'
import { refusedResult, type StepResult } from '../../output'
import { communityOf, directOf } from '../../conversation-lookups'
import { isMember } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import { muteRefusal } from '../moderation/sanction-state'
import { giftBy } from './catalogue'
import { sentGifts } from './sent'

const GiftSent = t.strict(
  {
    type: t.literal('gift/Sent'),
    at: Instant,
    xid: Xid,
    conversationId: ConversationId,
    giftId: t.string,
    xids: t.readonlyArray(t.string),
    currencyId: t.number,
    messageId: MessageId,
  },
  'gift/Sent',
)
type GiftSent = t.TypeOf<typeof GiftSent>

/** The reason why this member cannot give gifts in the conversation, or `null`. */
const placeProblem = (world: ServerState, { at, xid, conversationId }: GiftSent): string | null => {
  const me = world.accounts[xid]
  const direct = directOf(world, conversationId)
  if (me === undefined || me.isVisitor) return 'Visitors cannot send gifts'
  if (direct === undefined) {
    return communityOf(world, conversationId) === undefined
      ? 'There is no such conversation'
      : isIn(world, conversationId, xid)
        ? muteRefusal(world, xid, conversationId, at)
        : 'You have not join this group yet!!!'
  }
  const other = world.accounts[otherOf(direct, xid)]
  if (!isIn(world, conversationId, xid)) return 'There is no such conversation'
  if (direct.kind !== 'single' || other === undefined) return 'Gifts cannot be sent here'
  return directWith(world, xid, other) === null ? 'You have been blocked' : null
}

/** Whether this account of the conversation may receive a gift from another member. */
const isReceiver = (world: ServerState, { xid, conversationId }: GiftSent, to: string): boolean => {
  const account = world.accounts[to]
  if (account === undefined || account.isVisitor || account.xid === xid) return false
  const direct = directOf(world, conversationId)
  const community = communityOf(world, conversationId)
  return direct !== undefined
    ? direct.between.includes(account.xid)
    : community !== undefined && isMember(community, account.xid)
}

/**
 * Sends a gift in a single transaction: every receiver gets the price, and the conversation gets a message. If anything
 * fails, no receiver gets anything.
 */
const sent = (world: ServerState, input: GiftSent): StepResult => {
  const { at, xid, conversationId, giftId, xids, currencyId, messageId } = input
  const problem = placeProblem(world, input)
  const me = world.accounts[xid]
  const gift = giftBy(giftId)
  if (problem !== null || me === undefined) return refusedResult(world, problem ?? '')
  if (gift === undefined || !gift.hasAssets) return refusedResult(world, 'There is no such gift')
  if (xids.length === 0) return refusedResult(world, 'Choose somebody to receive it')
  if (xids.length > MOST_RECEIVERS) return refusedResult(world, `A gift goes to at most ${MOST_RECEIVERS} people`)
  if (new Set(xids).size < xids.length || !xids.every((to) => isReceiver(world, input, to)))
    return refusedResult(world, 'Somebody you chose cannot receive it')
  const currency = balancesOf(world, xid).find((one) => one.currencyId === currencyId)
  if (currency?.giftEnabled !== true) return refusedResult(world, 'Gifts cannot be paid in this currency')
  const moved = transfer(world.ledger, {
    by: xid,
    key: `gift:${messageId}`,
    at,
    kind: 'gift',
    note: gift.title,
    moves: xids.map((to) => ({ from: personOf(xid), to: personOf(to), currencyId, amount: gift.price })),
  })
  if (E.isLeft(moved)) return refusedResult(world, moved.left)
  const gid = communityOf(world, conversationId)?.gid ?? null
  const known = sentGifts.of(world)
  const one = { giftId, from: xid, gid, price: gift.price, currencyId, at }
  const paid = sentGifts.put(
    { ...world, ledger: moved.right.ledger },
    putAll(
      known,
      xids.map((to) => [to, [...(known[to] ?? []), one]]),
    ),
  )
  const posted = appendSystemMessage(
    paid,
    { conversationId },
    {
      at,
      messageId,
      from: me,
      content: {
        kind: 'gift',
        giftId,
        title: gift.title,
        icon: gift.icon,
        price: gift.price,
        currency: currency.name,
        receivers: xids
          .flatMap((to) => world.accounts[to] ?? [])
          .map((receiver) => ({ xid: receiver.xid, name: receiver.name })),
      },
    },
  )
  return { world: posted.world, outputs: [{ type: 'Done' }, ...posted.outputs] }
}

export const feature = stateFeature(GiftSent, sent, {
  forgets: (world, { xid }) => sentGifts.put(world, drop(sentGifts.of(world), xid)),
})
export type GiftInput = GiftSent
