import { mixSeeds, seededRandom, type SeededRandom } from '../../src/adapters/simulator/state/seeded-random'
import { featuresNamed } from './chaos-features'
import {
  NO_FAULTS,
  drawFaultProfile,
  faultsInProfile,
  logUniform,
  FAULTS_OFF,
  type FaultProfile,
} from './fault-profile'
import { FAULTS, type FaultName } from './faults'

/** One event: a user action or a fault. `draw` seeds its random choices. */
export interface Step {
  readonly at: number
  readonly who: number
  readonly what: string
  readonly draw: number
}

/** All random choices before a run, as plain data. A run is a function of its schedule. */
export interface Schedule {
  readonly seed: number
  readonly area: string
  readonly people: number
  readonly sky: FaultProfile
  readonly steps: readonly Step[]
}

/**
 * Half of the schedules last ten minutes (reliability §2.3), so that long faults end within them. The others are
 * shorter, down to `SHORTEST_MS`, with denser actions.
 */
const SHORTEST_MS = 120_000
const LONGEST_MS = 600_000
const WHOLE = 0.5
const LEAST_DEEDS = 200
const MOST_DEEDS = 240
/** Every third schedule uses a single feature only, with many actions (reliability §2.3). */
const ONE_AREA = 3

const isTrouble = (name: string): name is FaultName => name in FAULTS

/** Draws a name by weight. `weights` must not be empty. */
const drawName = (chance: SeededRandom, weights: readonly (readonly [string, number])[]): string => {
  let left = chance.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of weights) {
    left -= weight
    if (left < 0) return name
  }
  return weights[0]?.[0] ?? ''
}

const drawTroubles = (chance: SeededRandom, people: number, stormMs: number): readonly Step[] =>
  Object.entries(FAULTS).flatMap(([what, { most }]) =>
    chance.next() < FAULTS_OFF
      ? []
      : Array.from({ length: chance.between(1, most) }, () => ({
          at: chance.between(0, stormMs),
          who: chance.between(0, people - 1),
          what,
          draw: chance.between(0, 1e9),
        })),
  )

export const drawSchedule = (seed: number, only: string | null): Schedule => {
  const chance = seededRandom(mixSeeds(seed, 0xc4a05))
  const people = chance.between(2, 4)
  const stormMs = chance.next() < WHOLE ? LONGEST_MS : logUniform(chance, SHORTEST_MS, LONGEST_MS)
  const areas = featuresNamed(only)
  const alone =
    only === null && seed % ONE_AREA === 0
      ? [chance.of(areas, areas[0] ?? { name: '', deeds: {}, watch: () => [] })]
      : areas
  const weights = alone.flatMap(({ deeds }) =>
    Object.entries(deeds).map(([name, { weight }]) => [name, weight] as const),
  )
  const deeds = Array.from({ length: chance.between(LEAST_DEEDS, MOST_DEEDS) }, (): Step => ({
    at: chance.between(0, stormMs),
    who: chance.between(0, people - 1),
    what: drawName(chance, weights),
    draw: chance.between(0, 1e9),
  }))
  const steps = [...deeds, ...drawTroubles(chance, people, stormMs)].sort((a, b) => a.at - b.at)
  return { seed, area: only ?? 'all', people, sky: drawFaultProfile(chance), steps }
}

/** The faults of tabs and their store. */
const OF_TABS: readonly FaultName[] = [
  'freezeTab',
  'freezeWriting',
  'freezeSaying',
  'crash',
  'crashWriting',
  'secondTab',
  'missedTalk',
  'hideTab',
  'sleep',
  'powerCut',
  'diskAborts',
  'diskFull',
  'diskBlocked',
  'diskWiped',
]
const DENSE_MS = [40_000, 240_000] as const

/**
 * A short schedule for one or two people with few actions and many faults of tabs and disks. It finds bugs in the logs
 * ten times as fast, but has too few actions to pass `counts`.
 */
export const drawDenseSchedule = (seed: number): Schedule => {
  const chance = seededRandom(mixSeeds(seed, 0xde45e))
  const whole = drawSchedule(seed, null)
  const people = chance.between(1, 2)
  const stormMs = chance.between(...DENSE_MS)
  const deeds = whole.steps
    .filter(({ what }) => !isTrouble(what) && chance.next() < 0.4)
    .map((step) => ({ ...step, who: step.who % people, at: Math.round((step.at * stormMs) / LONGEST_MS) }))
  const others = drawTroubles(chance, people, stormMs)
  const there = OF_TABS.filter(() => chance.next() > FAULTS_OFF)
  const troubles = Array.from({ length: chance.between(20, 65) * people }, (): Step => ({
    at: chance.between(0, stormMs),
    who: chance.between(0, people - 1),
    what: chance.of(there, 'freezeTab'),
    draw: chance.between(0, 1e9),
  }))
  const sky = faultsInProfile(whole.sky).reduce(
    (so, fault) => (chance.next() < FAULTS_OFF ? { ...so, [fault]: NO_FAULTS[fault] } : so),
    whole.sky,
  )
  return { seed, area: 'all', people, sky, steps: [...deeds, ...others, ...troubles].sort((a, b) => a.at - b.at) }
}

/** A schedule with the same user actions and without faults. */
export const withoutFaults = (schedule: Schedule): Schedule => ({
  ...schedule,
  sky: NO_FAULTS,
  steps: schedule.steps.filter(({ what }) => !isTrouble(what)),
})

export const actionsIn = ({ steps }: Schedule): number => steps.filter(({ what }) => !isTrouble(what)).length
export const kindsOfFault = ({ sky, steps }: Schedule): number =>
  faultsInProfile(sky).length + new Set(steps.flatMap(({ what }) => (isTrouble(what) ? [what] : []))).size

/** Whether the schedule has enough actions and faults to prove something. */
export const counts = (schedule: Schedule): boolean =>
  actionsIn(schedule) >= LEAST_DEEDS && kindsOfFault(schedule) >= 5 && schedule.people >= 2
