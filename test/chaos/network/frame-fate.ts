import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import type { FaultProfile } from '../fault-profile'

export type FrameDirection = 'out' | 'in'

/** The minimum delay of the network. */
const LEAST_MS = 1
const CLOG_MS = 60_000

/** What happens to a frame, request or response: its delay, its copies, or its loss. */
export interface FrameFate {
  readonly afterMs: number
  readonly isLost: boolean
  readonly againMs: number | null
  readonly overtakes: boolean
}

/** Draws the fate of frames, requests and responses from the fault profile. */
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
