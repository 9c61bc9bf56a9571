import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Instant } from '../../domain/kernel/instant'

export interface Mail {
  readonly email: string
  readonly code: string
  readonly at: Instant
}

/**
 * What a simulated member does at once: calls the caller, asks to speak in the caller's room, sends the caller a gift,
 * starts a bubble rain in a group of the caller, ends the caller's room. `signInElsewhere` and `endSession` act on the
 * caller's own session.
 */
export const SIMULATED_ACTS = ['call', 'raiseHand', 'gift', 'rain', 'endRoom', 'signInElsewhere', 'endSession'] as const
export type SimulatedAct = (typeof SIMULATED_ACTS)[number]

/** What only a simulated server offers. */
export interface Simulator {
  /** The mail to that address that was not really sent, newest first. Codes are secrets, so mail does not enter the log. */
  readonly mailTo: (email: string) => TaskEither<Failure, readonly Mail[]>
  /** Returns the name of the person, group or room. */
  readonly act: (act: SimulatedAct) => TaskEither<Failure, string>
}
