import type { Transceiver } from './media-driver'

/** A level that is older than this time in ms belongs to sound that has ended. */
const OLD_MS = 500

/** The current level of received sound, from 0 to 1. `now` is the driver's media time. */
export const receivedLevel = (transceivers: readonly Transceiver[], now: number): number => {
  const [source] = transceivers.flatMap(({ receiver }) => receiver.getSynchronizationSources())
  return source === undefined || now - source.timestamp > OLD_MS ? 0 : (source.audioLevel ?? 0)
}
