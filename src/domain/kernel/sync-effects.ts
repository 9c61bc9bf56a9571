import * as t from 'io-ts'
import { keysOf, tableCodec, tableFrom, type Table } from './table'
import { EffectId } from './export-policy'

/** The ids of what a machine has asked for and still wants. */
export const ActiveEffects = tableCodec(t.literal(true), EffectId)
type ActiveEffects = t.TypeOf<typeof ActiveEffects>

type Ask = readonly [effect: string, options: { readonly id: string }]

/** What a machine's `enqueue` offers, as far as asks need it. */
interface Enqueue<A extends Ask> {
  readonly stopChild: (id: string) => void
  readonly spawnChild: (...ask: A) => void
  readonly assign: (kept: { asking: ActiveEffects }) => void
}

/**
 * Stops and begins asks as what is wanted, a table, has come to differ from what runs: an ask runs exactly while the
 * data
 * wants it. An ask whose key changed (another page, another deadline) has another id and so begins anew.
 */
export const syncEffects = <A extends Ask>(enqueue: Enqueue<A>, running: ActiveEffects, wanted: Table<A>): void => {
  const stop = keysOf(running).filter((id) => wanted[id] === undefined)
  const begin = keysOf(wanted).flatMap((id) => {
    const one = wanted[id]
    return one === undefined || running[id] !== undefined ? [] : [one]
  })
  for (const id of stop) enqueue.stopChild(id)
  for (const ask of begin) enqueue.spawnChild(...ask)
  if (stop.length + begin.length > 0) {
    enqueue.assign({ asking: tableFrom(keysOf(wanted).map((id) => [id, true as const] as const)) })
  }
}
