import type * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import { entryCodec, OpaqueMessage, ownerOf, type AnyMessage, type Slice } from '../../domain/event-log'
import { EPOCH } from '../../domain/kernel/instant'
import { tableFrom } from '../../domain/kernel/table'
import { EventLog } from './event-log'
import type { StoredSnapshot } from './snapshot'

/** Entries carry their own time, so a replay never reads the clock. */
const noClock = { now: () => EPOCH, wake: () => () => undefined }

const byName = (slices: readonly Slice[]) => tableFrom(slices.map((slice) => [slice.name, slice] as const))

/**
 * A log outside the app, with the states of a snapshot, or with the first states if there is none. The slices of a
 * feature attach after the snapshot, because it also contains entries that the feature had not applied yet.
 */
export const restoredLog = (
  base: StoredSnapshot | null,
  slices: readonly Slice[],
  codec: t.Type<AnyMessage, unknown>,
): EventLog<AnyMessage> => {
  const isOf =
    (owner: string | null) =>
    ({ name }: Slice): boolean =>
      ownerOf(name) === owner
  const log = new EventLog<AnyMessage>(byName(slices.filter(isOf(null))), noClock, () => [], {
    mustWaitFor: () => false,
    decodeOpaque: (message) => {
      if (!(message instanceof OpaqueMessage)) return message
      const decoded = codec.decode(message.raw)
      return E.isRight(decoded) ? decoded.right : null
    },
    entry: entryCodec(codec),
  })
  if (base !== null) log.restore(base)
  for (const owner of new Set(slices.flatMap(({ name }) => ownerOf(name) ?? [])))
    log.attach(owner, byName(slices.filter(isOf(owner))))
  return log
}
