import type { SeededRandom } from '../../src/adapters/simulator/state/seeded-random'

/** The permanent faults of one schedule. 0 means that the schedule does not have the fault. */
export interface FaultProfile {
  /** Shares of lost, doubled or similar frames, requests and responses. `Out` is to the server, `In` from it. */
  readonly lostOut: number
  readonly lostIn: number
  readonly twiceOut: number
  readonly twiceIn: number
  readonly reordered: number
  /** The mean delay of a frame, a request or a response. */
  readonly delayOutMs: number
  readonly delayInMs: number
  /** The share of frames, requests and responses that wait up to a minute. */
  readonly clogged: number
  /** The share of posts and sends that succeed without a response. */
  readonly unanswered: number
  /** The share of corrupt responses. */
  readonly wrong: number
  readonly skewMs: number
  readonly ppm: number
  readonly slowDiskMs: number
}
export type FaultInProfile = keyof FaultProfile

export const NO_FAULTS: FaultProfile = {
  lostOut: 0,
  lostIn: 0,
  twiceOut: 0,
  twiceIn: 0,
  reordered: 0,
  delayOutMs: 0,
  delayInMs: 0,
  clogged: 0,
  unanswered: 0,
  wrong: 0,
  skewMs: 0,
  ppm: 0,
  slowDiskMs: 0,
}

/** The share of schedules without a given fault, so that other faults occur alone (reliability §2.2). */
export const FAULTS_OFF = 0.4

export const logUniform = (chance: SeededRandom, from: number, to: number): number =>
  Math.round(from * (to / from) ** chance.next())

const DRAWS: { readonly [K in FaultInProfile]: (chance: SeededRandom) => number } = {
  lostOut: (chance) => chance.next() * 0.3,
  lostIn: (chance) => chance.next() * 0.3,
  twiceOut: (chance) => chance.next() * 0.5,
  twiceIn: (chance) => chance.next() * 0.5,
  reordered: (chance) => chance.next(),
  delayOutMs: (chance) => logUniform(chance, 5, 2_000),
  delayInMs: (chance) => logUniform(chance, 5, 2_000),
  clogged: (chance) => chance.next() * 0.02,
  unanswered: (chance) => chance.next() * 0.2,
  wrong: (chance) => chance.next() * 0.05,
  skewMs: (chance) => chance.between(-86_400_000, 86_400_000),
  ppm: (chance) => chance.between(0, 200),
  slowDiskMs: (chance) => logUniform(chance, 1, 5_000),
}

const FAULTS: readonly FaultInProfile[] = [
  'lostOut',
  'lostIn',
  'twiceOut',
  'twiceIn',
  'reordered',
  'delayOutMs',
  'delayInMs',
  'clogged',
  'unanswered',
  'wrong',
  'skewMs',
  'ppm',
  'slowDiskMs',
]

export const drawFaultProfile = (chance: SeededRandom): FaultProfile =>
  FAULTS.reduce<FaultProfile>(
    (sky, fault) => (chance.next() < FAULTS_OFF ? sky : { ...sky, [fault]: DRAWS[fault](chance) }),
    NO_FAULTS,
  )

export const faultsInProfile = (sky: FaultProfile): readonly FaultInProfile[] =>
  FAULTS.filter((fault) => sky[fault] !== 0)
