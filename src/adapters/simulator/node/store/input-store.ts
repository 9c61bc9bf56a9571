import type { Instant } from '../../../../domain/kernel/instant'
import { applyInput, emptyServerState } from '../../state/apply-input'
import type { ServerInput } from '../../state/input'
import type { ServerState } from '../../state/server-state'
import type { OutputGate } from './output-gate'

/** The server's log of inputs, opened by its only writer. */
export interface InputStore {
  /** Takes the next input. Nothing passes the gate before the input is stored. Throws `NotStored` and takes nothing. */
  readonly append: (input: ServerInput) => void
  readonly gate: OutputGate
  /** Resolves when the inputs taken so far are stored, if the log is in reach, and the log is free for others. */
  readonly close: () => Promise<void>
}

/** The state after the inputs of a log, and the time of the last input. */
export interface Folded {
  readonly world: ServerState
  readonly lastAt: Instant
}

/** `null` stands for an empty log. */
export const foldInput = (before: Folded | null, input: ServerInput): Folded => ({
  world: applyInput(before?.world ?? emptyServerState, input).world,
  lastAt: input.at,
})

export interface OpenedLog {
  readonly store: InputStore
  readonly folded: Folded | null
}
