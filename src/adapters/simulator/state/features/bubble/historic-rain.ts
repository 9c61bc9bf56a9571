import type { RainEvent } from '../../../../../domain/bubble'
import { sumOf } from '../../../../../domain/kernel/decimal'
import { Gid } from '../../../../../domain/kernel/ids'
import { mixSeeds, seededRandom, shuffle } from '../../seeded-random'
import { amount } from '../../ledger/currencies'
import { threadOf } from '../../conversation-lookups'
import type { Community, ServerState } from '../../server-state'
import { RAIN_SECONDS } from './rains'

/** The id of a generated rain. The id contains the gid and a number. */
const TOLD = /^b([0-9]{8,10})-([0-9]{1,6})$/

interface ToldRain {
  readonly community: Community
  readonly event: RainEvent
}

/**
 * The results of a rain in the generated history. The ledger has no entries for such a rain. `null` if the id does not
 * belong to a generated rain.
 */
export const historicRain = (world: ServerState, id: string): ToldRain | null => {
  const [, gid, number] = TOLD.exec(id) ?? []
  const community = Gid.is(gid) ? world.communities[gid] : undefined
  if (community === undefined || number === undefined) return null
  const chance = seededRandom(mixSeeds(world.seed, Number(gid), Number(number)))
  const cast = shuffle(chance, threadOf(world, community.conversationId).past?.cast ?? [])
  const winners = cast.slice(0, chance.between(1, 6)).map(({ xid, name }) => ({
    uid: world.accounts[xid]?.uid ?? xid,
    name,
    rewards: amount(String(chance.between(2, 88))),
  }))
  const used = sumOf(winners.map(({ rewards }) => rewards))
  const total = winners.length + chance.between(0, 9)
  return {
    community,
    event: {
      id,
      ended: true,
      clicked: false,
      seconds: RAIN_SECONDS,
      bubbles: [],
      winners,
      sender: cast.at(-1)?.name ?? '',
      currency: 'LOOP',
      total,
      used,
      all: total === winners.length ? used : sumOf([used, amount(String(chance.between(5, 400)))]),
      levelLimit: 1,
    },
  }
}
