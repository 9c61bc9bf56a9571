import { plainText, type Sender } from '../../../domain/chat'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { entriesOf } from '../../../domain/kernel/table'
import { refusalIn } from './chat/directs'
import { communityOf, directOf, threadOf } from './conversation-lookups'
import { shuffle, type SeededRandom } from './seeded-random'
import { isMember, isResident, mayRead } from './groups/permissions'
import { isAutomated } from './seed/service-accounts'
import type { UserAccount, GeneratedHistory, ServerState } from './server-state'

/**
 * The least number of simulated members for a conversation among simulated members. With fewer, a simulated member
 * would often answer their own message.
 */
const COMPANY = 3
/**
 * The chance that simulated members write in the conversation that the member views, instead of another conversation on
 * the member's list.
 */
const BEFORE_EYES = 0.6

export const isRealPerson = (world: ServerState, xid: Xid): boolean => {
  const account = world.accounts[xid]
  return account !== undefined && account.email !== null
}

const senderOf = ({ xid, name, avatar }: UserAccount): Sender => ({ xid, name, avatar })

const speakersAmong = (world: ServerState, id: ConversationId, xids: readonly string[]): readonly Sender[] =>
  xids.flatMap((xid) => {
    const account = world.accounts[xid]
    const speaks =
      account !== undefined &&
      isResident(account) &&
      !isAutomated(xid) &&
      refusalIn(world, account, id, plainText('.'), '') === null
    return speaks ? [senderOf(account)] : []
  })

const regularsOf = (world: ServerState, { conversationId, cast }: GeneratedHistory): readonly Sender[] =>
  speakersAmong(
    world,
    conversationId,
    cast.map(({ xid }) => xid),
  )

/**
 * The simulated members who may write in the conversation, in random order. If the conversation has regular speakers,
 * only those.
 */
export const residentsWhoMayAnswer = (
  world: ServerState,
  id: ConversationId,
  chance: SeededRandom,
): readonly Sender[] => {
  const direct = directOf(world, id)
  if (direct !== undefined) return speakersAmong(world, id, direct.between)
  const { past } = threadOf(world, id)
  const regulars = past === null ? [] : regularsOf(world, past)
  const others =
    regulars.length > 0 ? [] : speakersAmong(world, id, Object.keys(communityOf(world, id)?.members ?? {}).sort())
  return shuffle(chance, [...regulars, ...others])
}

interface PlaceToTalk extends Pick<GeneratedHistory, 'conversationId' | 'books' | 'scenery'> {
  readonly cast: readonly Sender[]
}

const placeAt = (world: ServerState, id: ConversationId): readonly PlaceToTalk[] => {
  const { past } = threadOf(world, id)
  const cast = past === null ? [] : regularsOf(world, past)
  return past === null || cast.length < COMPANY
    ? []
    : [{ conversationId: id, books: past.books, scenery: past.scenery, cast }]
}

/**
 * The next conversation in which simulated members write to each other, usually a conversation that a connected member
 * views. `null` if no connected member would see the messages.
 */
export const conversationToTalkIn = (
  world: ServerState,
  onlookers: readonly { readonly xid: Xid; readonly conversationId: ConversationId | null }[],
  chance: SeededRandom,
): PlaceToTalk | null => {
  const open = onlookers.flatMap(({ xid, conversationId: id }) => {
    const community = id === null ? undefined : communityOf(world, id)
    return id !== null && community !== undefined && mayRead(community, xid) ? placeAt(world, id) : []
  })
  const listed = entriesOf(world.communities)
    .map(([, one]) => one)
    .filter((one) => onlookers.some(({ xid }) => isMember(one, xid)))
    .flatMap(({ conversationId }) => placeAt(world, conversationId))
  const places = open.length > 0 && (listed.length === 0 || chance.next() < BEFORE_EYES) ? open : listed
  return chance.of<PlaceToTalk | null>(places, null)
}
