import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import type { FaultProfile } from '../fault-profile'

export type FrameDirection = 'out' | 'in'

/** What takes no longer than this is the line itself. */
const LEAST_MS = 1
const CLOG_MS = 60_000

/** What becomes of one thing that is under way: when it comes, how often, or not at all. */
export interface FrameFate {
  readonly afterMs: number
  readonly isLost: boolean
  readonly againMs: number | null
  readonly overtakes: boolean
}

/** Draws what becomes of frames, requests and answers under this sky. */
export const fates =
  (chance: SeededRandom, sky: () => FaultProfile) =>
  (direction: FrameDirection): FrameFate => {
    const { lostOut, lostIn, twiceOut, twiceIn, delayOutMs, delayInMs, clogged, reordered } = sky()
    const isOut = direction === 'out'
    const mean = isOut ? delayOutMs : delayInMs
    const delayed = (): number => LEAST_MS + (mean === 0 ? 0 : Math.round(-mean * Math.log(1 - chance.next())))
    const happens = (share: number): boolean => share > 0 && chance.next() < share
    return {
      afterMs: happens(clogged) ? chance.between(1_000, CLOG_MS) : delayed(),
      isLost: happens(isOut ? lostOut : lostIn),
      againMs: happens(isOut ? twiceOut : twiceIn) ? delayed() : null,
      overtakes: happens(reordered),
    }
  }
