import type { ConversationId } from '../../../domain/kernel/ids'
import { later, type Instant } from '../../../domain/kernel/instant'
import type { WorldHost } from '../host'
import type { PeopleDeps } from '../people'
import { mixedSeed, numberOf, seededChance, type SeededChance } from '../world/chance'
import { communityOf } from '../world/places'
import { isMember } from '../world/groups/rights'

/** What is to happen by and by; nothing of it once it has ended. */
export interface Pastime {
  readonly at: (when: Instant, call: () => void) => void
  /** `ms` at pace 1. */
  readonly after: (ms: number, call: () => void) => void
  readonly chance: () => SeededChance
  readonly end: () => void
}

export const makePastime = ({ clock, random, pace, failed }: Pick<PeopleDeps, 'clock' | 'random' | 'pace' | 'failed'>): Pastime => {
  const waiting = new Set<() => void>()
  const at = (when: Instant, call: () => void): void => {
    const forget = clock.wake(when, () => {
      waiting.delete(forget)
      try {
        call()
      } catch (error) {
        failed(error)
      }
    })
    waiting.add(forget)
  }
  return {
    at,
    after: (ms, call) => at(later(clock.now(), ms / pace), call),
    chance: () => seededChance(mixedSeed(numberOf(random.id()))),
    end: () => {
      for (const forget of waiting) forget()
      waiting.clear()
    },
  }
}

/** Where somebody looks on, in a group that they are in; `null` where nobody does. */
export const watchedGroup = (host: WorldHost, audience: PeopleDeps['audience'], drawn: SeededChance): ConversationId | null =>
  drawn.of<ConversationId | null>(audience.onlookers().flatMap(({ xid, conversationId }) => {
    const community = conversationId === null ? undefined : communityOf(host.world(), conversationId)
    return community !== undefined && isMember(community, xid) ? [community.conversationId] : []
  }), null)
