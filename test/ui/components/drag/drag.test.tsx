import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragPosition, isDragDistance } from '../../../../src/ui/components/drag/drag-position'

const VIEW = { width: 1440, height: 900 }
const HOME = { left: 1360, top: 820, width: 56, height: 56 }
const far = fc.integer({ min: -5_000, max: 5_000 })

describe('A dragged element', () => {
  it('R1-020 a dragged element moves as far as the pointer', () => {
    expect(dragPosition(HOME, { x: -100, y: -50 }, VIEW)).toEqual({ x: -100, y: -50 })
  })

  it('a dragged element stays 8 px inside the window, however far the pointer moves', () => {
    fc.assert(
      fc.property(
        far,
        far,
        fc.integer({ min: 100, max: 3_000 }),
        fc.integer({ min: 100, max: 3_000 }),
        (x, y, width, height) => {
          const by = dragPosition(HOME, { x, y }, { width, height })
          const [left, top] = [HOME.left + by.x, HOME.top + by.y]
          expect([left >= 8, top >= 8, left + 56 <= width - 8, top + 56 <= height - 8]).toEqual([
            true,
            true,
            true,
            true,
          ])
        },
      ),
    )
  })

  it('the limit at the edge of the window does not change a position that is already inside the window', () => {
    fc.assert(
      fc.property(far, far, (x, y) => {
        const by = dragPosition(HOME, { x, y }, VIEW)
        expect(dragPosition(HOME, by, VIEW)).toEqual(by)
      }),
    )
  })

  it('a dragged element that is larger than the window keeps its top left corner visible', () => {
    expect(
      dragPosition({ left: 0, top: 0, width: 500, height: 500 }, { x: 900, y: 900 }, { width: 300, height: 300 }),
    ).toEqual({ x: 8, y: 8 })
  })

  it('a pointer that moves at most 5 pixels causes a press, and a pointer that moves farther causes a drag', () => {
    expect([isDragDistance({ x: 0, y: 0 }, { x: 3, y: 4 }), isDragDistance({ x: 0, y: 0 }, { x: 4, y: 4 })]).toEqual([
      false,
      true,
    ])
  })
})
