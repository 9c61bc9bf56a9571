import * as t from 'io-ts'

const OldRain = t.type({
  value: t.string,
  context: t.type({ data: t.type({ isStale: t.boolean }), asking: t.UnknownRecord }),
})

/** 4 → 5: the states of a rain decide. Its data had the fields `phase` and `isStale`, which repeated them. */
export const withRainStates = (old: unknown): unknown => {
  if (!OldRain.is(old)) return old
  const { phase: _phase, isStale, ...data }: Record<string, unknown> = old.context.data
  // The states start and stop the other effects.
  const asking = Object.fromEntries(
    Object.entries(old.context.asking).filter(([id]) => id.startsWith('rainTap:') || id.startsWith('rainNotice:')),
  )
  const freshness = isStale === true ? 'refreshing' : 'current'
  const value = old.value === 'running' ? { raining: { clock: 'running', freshness } } : old.value
  return { ...old, value: value === 'ended' ? 'over' : value, context: { data, asking } }
}
