import { isUndecided, type MicRequest } from './joined-room'

/** How a host reads the line: who asked first, or who spoke least recently. */
export type MicQueueOrder = 'arrival' | 'silence'

/** Somebody who has not spoken yet comes before everybody who has. Equals stay in order of arrival. */
export const orderedMicQueue = (queue: readonly MicRequest[], order: MicQueueOrder): readonly MicRequest[] =>
  order === 'arrival' ? queue : queue.toSorted((a, b) => (a.spokeAt ?? -1) - (b.spokeAt ?? -1))

/** The next request that a host may decide about. */
export const nextInMicQueue = (queue: readonly MicRequest[]): MicRequest | null => queue.find(isUndecided) ?? null
