import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartCsv, sumOf, type ChartData } from '../../../src/ui/charts/chart-data'
import { donutCircle, sliceMiddle, sliceAt } from '../../../src/ui/charts/donut-geometry'
import { everyNth, axisTicks } from '../../../src/ui/charts/ticks'

const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100)

describe('The axis of a chart', () => {
  it('the axis of a chart covers all values in equal steps', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 2, max: 8 }),
        fc.boolean(),
        (values, about, from0) => {
          const ticks = axisTicks(values, about, from0)
          const [low = NaN, second = NaN] = ticks
          const high = ticks.at(-1) ?? NaN
          expect([
            low <= Math.min(...values),
            high >= Math.max(...values),
            ticks.length <= about + 3,
            !from0 || (low <= 0 && high >= 0),
          ]).toEqual([true, true, true, true])
          for (const [n, tick] of ticks.entries()) expect(tick).toBeCloseTo(low + n * (second - low), 6)
        },
      ),
    )
  })

  it('the axis of a chart without data goes from 0 to 1', () => {
    const ticks = axisTicks([null], 4, false)
    expect([ticks[0], ticks.at(-1)]).toEqual([0, 1])
  })

  it('the axis of a chart has at most a given number of labels, and always labels the last point', () => {
    expect(everyNth(180, 6)).toEqual([29, 59, 89, 119, 149, 179])
    expect([everyNth(3, 10), everyNth(0, 4)]).toEqual([[0, 1, 2], []])
  })
})

describe('A ring chart', () => {
  it('a full-ring chart and a half-ring chart find the slice under the pointer, and find no slice at the centre', () => {
    const parts = fc.array(fc.integer({ min: 5, max: 100 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom({ from: 0, to: 360 }, { from: -90, to: 90 }),
        fc.constantFrom(0.5, 0.65, 0.8),
        fc.integer({ min: 120, max: 900 }),
        (values, angles, cutOut, width) => {
          const shape = { ...angles, cutOut }
          const circle = donutCircle(shape, width, 200)
          for (const at of values.keys())
            expect(sliceAt(shape, values, sliceMiddle(shape, values, at, circle), circle)).toBe(at)
          expect(sliceAt(shape, values, { x: circle.x, y: circle.y }, circle)).toBeNull()
        },
      ),
    )
  })

  it('the circle of a half-ring chart lies within the box of that chart', () => {
    const { x, y, radius } = donutCircle({ from: -90, to: 90, cutOut: 0.65 }, 600, 200)
    expect([x - radius >= 0, y - radius >= 0, y <= 200]).toEqual([true, true, true])
  })
})

describe('The CSV file of a chart', () => {
  it('the columns of a chart’s CSV file have the same sums as the chart’s table, and no label can act as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(value, fc.option(value)), { minLength: 1, maxLength: 20 }), (rows) => {
        const figures: ChartData = {
          rowTitle: 'Day',
          isSummed: true,
          format: String,
          columns: [
            { id: 'a', label: 'A', colour: '--c-x' },
            { id: 'b', label: 'B', colour: '--c-space' },
          ],
          rows: rows.map((values, at) => ({ id: String(at), label: `=${at}`, values })),
        }
        const lines = chartCsv(figures)
          .slice(1)
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(','))
        for (const column of [0, 1]) {
          expect(sumOf(figures, column)).toBeCloseTo(
            lines.reduce((sum, line) => sum + Number(line[column + 1]), 0),
            6,
          )
        }
        expect(lines.map(([name]) => name)).toEqual(rows.map((_, at) => `'=${at}`))
      }),
    )
  })
})
