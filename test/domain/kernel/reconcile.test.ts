import { describe, expect, it } from 'vitest'
import { syncEffects } from '../../../src/domain/kernel/sync-effects'
import { emptyTable, keysOf, tableFrom, type Table } from '../../../src/domain/kernel/table'

type Ask = readonly [effect: 'load', options: { readonly id: string; readonly input: number }]
type Asking = Table<true>
const wanted = (...ids: readonly string[]): Table<Ask> =>
  tableFrom(ids.map((id, input) => [id, ['load', { id, input }]] as const))

/**
 * The effects that XState would run after the update, the newly started effects, and the effects that the machine
 * then tracks.
 */
const after = (running: Asking, asks: Table<Ask>) => {
  const runs = new Set(keysOf(running))
  const begun: Ask[] = []
  let remembered = running
  syncEffects<Ask>(
    {
      stopChild: (id) => {
        runs.delete(id)
      },
      spawnChild: (...ask) => {
        begun.push(ask)
        runs.add(ask[1].id)
      },
      assign: ({ asking }) => {
        remembered = asking
      },
    },
    running,
    asks,
  )
  return { runs: [...runs].sort(), begun, remembered }
}

describe('The effects of a machine', () => {
  const two = after(emptyTable<true>(), wanted('a', 'b'))

  it('an effect starts once the machine requests the effect', () => {
    expect(two).toEqual({
      runs: ['a', 'b'],
      begun: [
        ['load', { id: 'a', input: 0 }],
        ['load', { id: 'b', input: 1 }],
      ],
      remembered: { a: true, b: true },
    })
  })

  it('an effect stops once the machine no longer requests it, while effects still requested keep running', () => {
    expect(after(two.remembered, wanted('b', 'c'))).toMatchObject({
      runs: ['b', 'c'],
      begun: [['load', { id: 'c' }]],
      remembered: { b: true, c: true },
    })
    expect(after(two.remembered, wanted('b'))).toEqual({ runs: ['b'], begun: [], remembered: { b: true } })
    expect(after(two.remembered, wanted())).toEqual({ runs: [], begun: [], remembered: {} })
  })

  it('if the machine requests the same effects again, the table of running effects stays the same object', () => {
    expect(after(two.remembered, wanted('b', 'a')).begun).toEqual([])
    expect(after(two.remembered, wanted('b', 'a')).remembered).toBe(two.remembered)
  })
})
