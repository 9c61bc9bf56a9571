import * as E from 'fp-ts/Either'
import { feeOf, MOST_BUBBLES, MOST_GUESTS } from '../../../../../domain/bubble'
import { plainText } from '../../../../../domain/chat'
import { decimalOf, sumOf, type Decimal } from '../../../../../domain/kernel/decimal'
import { isGreater, divide, decimalPlacesOf } from '../../../../../domain/kernel/decimal-math'
import { MAX_LEVEL } from '../../../../../domain/kernel/max-level'
import { emptyTable, put } from '../../../../../domain/kernel/table'
import { balancesOf } from '../../users/balances'
import { amount, currencyBy, NOTHING } from '../../ledger/currencies'
import { personOf, rainPotOf, transfer } from '../../ledger/ledger'
import { refusedResult, type StepResult } from '../../output'
import { communityOf, threadOf } from '../../conversation-lookups'
import { isMember, refusalOf } from '../../groups/permissions'
import { append } from '../../chat/thread'
import type { UserAccount, Community, ServerState } from '../../server-state'
import type { RainSent } from './inputs'
import { RAIN_SECONDS, rainsSlice, type ServerRain } from './rains'
import { muteRefusal } from '../moderation/sanction-state'
import { bubblesOf, splitAmount } from './split-rain'

/** The most open rains of a member in a conversation. The rains of others never keep a member from sending a rain. */
const OPEN_AT_ONCE = 3
/**
 * The fee is a percentage of the total, so the fee has two decimals more than the total. For the fee to be exact, the
 * total may have at most the currency's decimals minus `FEE_PLACES`.
 */
const FEE_PLACES = 2

const whole = (n: number, least: number, most: number): boolean => Number.isInteger(n) && n >= least && n <= most

/** Whether the chosen people are different members of the group. */
const areGuests = (community: Community, xids: readonly string[]): boolean =>
  xids.length <= MOST_GUESTS &&
  new Set(xids).size === xids.length &&
  xids.every((xid) => community.members[xid] === true)

const whyNotSend = (
  world: ServerState,
  community: Community,
  input: RainSent,
  total: Decimal | null,
): string | null => {
  const { xid, count, level, isExclusive, evenly, xids, currencyId } = input
  const currency = currencyBy(currencyId)
  if (total === null || !isGreater(total, NOTHING)) return 'Total amount must be greater than 0'
  if (level < 1) return 'Min level must be greater than 0'
  if (!whole(level, 1, MAX_LEVEL)) return `A level is a whole number up to ${MAX_LEVEL}`
  if (isExclusive && xids.length === 0) return 'Please select at least one user'
  if (isExclusive && (level !== 1 || !evenly || count !== xids.length || !areGuests(community, xids)))
    return 'Not everybody you chose is in this group'
  if (count < 1) return 'Bubble amount must be greater than 0'
  if (!whole(count, 1, MOST_BUBBLES)) return `A bubble rain has at most ${MOST_BUBBLES} bubbles`
  if (currency === null || !balancesOf(world, xid).some((one) => one.currencyId === currencyId && one.bubbleEnabled))
    return 'This currency does not rain'
  if (decimalPlacesOf(total) > currency.places - FEE_PLACES)
    return `${currency.name} rains with no more than ${currency.places - FEE_PLACES} decimals`
  const each = divide(total, amount(String(count)), currency.places)
  return each === null || !isGreater(each, NOTHING) ? 'The amount is too small for this number of bubbles' : null
}

const openIn = (world: ServerState, { conversationId }: Community, xid: RainSent['xid']): number =>
  Object.values(rainsSlice.of(world).byId).filter(
    (one) => one.conversationId === conversationId && one.xid === xid && !one.isEnded,
  ).length

const posted = (
  world: ServerState,
  author: UserAccount,
  rain: ServerRain,
  messageId: RainSent['messageId'],
): StepResult => {
  const { conversationId, id, only, level, at } = rain
  const [thread, message] = append(threadOf(world, conversationId), author.xid, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid: author.xid, name: author.name, avatar: author.avatar },
    content: { kind: 'bubble', eventId: id, isExclusive: only !== null, seconds: RAIN_SECONDS, levelLimit: level },
    rev: 0,
    reactions: [],
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, thread) },
    outputs: [{ type: 'Done' }, { type: 'Posted', message }],
  }
}

/**
 * Moves the total into the rain's pot and the fee to the product's ledger account. Either both moves succeed or both
 * fail. Then posts the message with the rain.
 */
export const rainSent = (world: ServerState, input: RainSent): StepResult => {
  const { at, xid, conversationId, count, evenly, isExclusive, level, currencyId, xids, eventId, seed, messageId } =
    input
  const author = world.accounts[xid]
  const community = communityOf(world, conversationId)
  const words = refusalOf(world, author, community, plainText('.'), '') ?? muteRefusal(world, xid, conversationId, at)
  if (author === undefined || community === undefined || words !== null)
    return refusedResult(world, words ?? 'There is no such conversation')
  if (!isMember(community, xid)) return refusedResult(world, 'You have not join this group yet!!!')
  const total = decimalOf(input.total)
  const why = whyNotSend(world, community, input, total)
  const fee = total === null ? null : feeOf(total)
  if (why !== null || total === null || fee === null)
    return refusedResult(world, why ?? 'Total amount must be greater than 0')
  if (openIn(world, community, xid) >= OPEN_AT_ONCE) return refusedResult(world, 'It is raining here already')
  const places = currencyBy(currencyId)?.places ?? 0
  const moved = transfer(world.ledger, {
    by: xid,
    key: `bubble:${eventId}`,
    at,
    kind: 'bubble',
    note: community.name,
    moves: [
      { from: personOf(xid), to: rainPotOf(eventId), currencyId, amount: total },
      { from: personOf(xid), to: 'house:fees', currencyId, amount: sumOf([fee]) },
    ],
  })
  if (E.isLeft(moved)) return refusedResult(world, moved.left)
  const rain: ServerRain = {
    id: eventId,
    conversationId,
    gid: community.gid,
    xid,
    at,
    total,
    currencyId,
    level,
    only: isExclusive ? xids : null,
    bubbles: bubblesOf(splitAmount(total, count, { evenly, places, seed }), seed),
    joined: emptyTable(),
    popped: emptyTable(),
    by: emptyTable(),
    isEnded: false,
  }
  const after = rainsSlice.put(
    { ...world, ledger: moved.right.ledger },
    { byId: put(rainsSlice.of(world).byId, eventId, rain) },
  )
  return posted(after, author, rain, messageId)
}
