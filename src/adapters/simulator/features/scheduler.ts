import type { ConversationId } from '../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../domain/kernel/instant'
import type { StateHost } from '../state-host'
import type { ResidentsDeps } from '../residents'
import { mixSeeds, hashText, seededRandom, type SeededRandom } from '../state/seeded-random'
import { communityOf } from '../state/conversation-lookups'
import { isMember } from '../state/groups/permissions'

/** Runs functions at a later time. After `end` is called, no scheduled function runs. */
export interface Scheduler {
  readonly at: (when: Instant, call: () => void) => void
  readonly after: (ms: number, call: () => void) => void
  readonly chance: () => SeededRandom
  readonly end: () => void
}

export const makeScheduler = ({
  clock,
  random,
  pace,
  failed,
}: Pick<ResidentsDeps, 'clock' | 'random' | 'pace' | 'failed'>): Scheduler => {
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
    after: (ms, call) => at(addMs(clock.now(), ms / pace), call),
    chance: () => seededRandom(mixSeeds(hashText(random.id()))),
    end: () => {
      for (const forget of waiting) forget()
      waiting.clear()
    },
  }
}

/**
 * A group that a connected member views and belongs to, chosen at random. `null` if no connected member views a group
 * of their own.
 */
export const viewedGroup = (
  host: StateHost,
  audience: ResidentsDeps['audience'],
  drawn: SeededRandom,
): ConversationId | null =>
  drawn.of<ConversationId | null>(
    audience.onlookers().flatMap(({ xid, conversationId }) => {
      const community = conversationId === null ? undefined : communityOf(host.world(), conversationId)
      return community !== undefined && isMember(community, xid) ? [community.conversationId] : []
    }),
    null,
  )
