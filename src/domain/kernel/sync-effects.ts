import * as t from 'io-ts'
import { keysOf, tableCodec, tableFrom, type Table } from './table'
import { EffectId } from './export-policy'

/** The ids of the effects that a machine has requested and still needs. */
export const ActiveEffects = tableCodec(t.literal(true), EffectId)
type ActiveEffects = t.TypeOf<typeof ActiveEffects>

type WantedEffect = readonly [effect: string, options: { readonly id: string }]

interface Enqueue<A extends WantedEffect> {
  readonly stopChild: (id: string) => void
  readonly spawnChild: (...request: A) => void
  readonly assign: (kept: { asking: ActiveEffects }) => void
}

/**
 * Starts and stops effects until exactly the `wanted` effects run. A changed request has another id, so the effect
 * restarts.
 */
export const syncEffects = <A extends WantedEffect>(
  enqueue: Enqueue<A>,
  running: ActiveEffects,
  wanted: Table<A>,
): void => {
  const stop = keysOf(running).filter((id) => wanted[id] === undefined)
  const begin = keysOf(wanted).flatMap((id) => {
    const effect = wanted[id]
    return effect === undefined || running[id] !== undefined ? [] : [effect]
  })
  for (const id of stop) enqueue.stopChild(id)
  for (const effect of begin) enqueue.spawnChild(...effect)
  if (stop.length + begin.length > 0) {
    enqueue.assign({ asking: tableFrom(keysOf(wanted).map((id) => [id, true as const] as const)) })
  }
}
