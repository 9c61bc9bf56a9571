import { describe, expect, it } from 'vitest'
import { masonryColumns } from '../../../src/domain/kernel/masonry-columns'

describe('Masonry columns', () => {
  it('masonry columns are filled from left to right in turn, each item below the last item of its column', () => {
    expect(masonryColumns([10, 0, 30, 5, 7], 2)).toEqual([
      { column: 0, above: 0, more: 0 },
      { column: 1, above: 0, more: 0 },
      { column: 0, above: 1, more: 10 },
      { column: 1, above: 1, more: 0 },
      { column: 0, above: 2, more: 40 },
    ])
  })

  it.each([
    [1, [0, 0, 0]],
    [0, [0, 0, 0]],
    [-3, [0, 0, 0]],
    [2.9, [0, 1, 0]],
    [5, [0, 1, 2]],
  ])(
    'for a column count of %d three items are placed in the columns %j: the count is rounded down and is at least 1',
    (count, columns) => {
      expect(masonryColumns([1, 1, 1], count).map(({ column }) => column)).toEqual(columns)
    },
  )

  it('a masonry layout without items has no positions', () => {
    expect(masonryColumns([], 3)).toEqual([])
  })
})
