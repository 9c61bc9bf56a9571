import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLongPress } from '../../../../src/ui/components/form/use-long-press'
import { show } from '../../support/show'

/** An animation that a press has started, with its duration and whether the animation has ended. */
interface Held {
  readonly duration: unknown
  isOver: boolean
  readonly animation: { onfinish: (() => void) | null; readonly cancel: () => void }
}
const held: Held[] = []

beforeEach(() => {
  held.length = 0
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: (_: unknown, { duration }: { readonly duration: number }) => {
      const one: Held = {
        duration,
        isOver: false,
        animation: {
          onfinish: null,
          cancel: () => {
            one.isOver = true
          },
        },
      }
      held.push(one)
      return one.animation
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const pressed = () => {
  const onLongPress = vi.fn<() => void>()
  function Row() {
    return (
      <button type="button" {...useLongPress(onLongPress, true)}>
        row
      </button>
    )
  }
  show(<Row />)
  const row = screen.getByRole('button')
  fireEvent.pointerDown(row, { button: 0, clientX: 10, clientY: 10 })
  return { row, onLongPress }
}
const rest = () => {
  for (const { isOver, animation } of held) if (!isOver) animation.onfinish?.()
}

it('R1-347 R3-319 a finger that rests on a row for 300 ms causes one long press', () => {
  const { onLongPress } = pressed()
  expect(held.map(({ duration }) => duration)).toEqual([300])
  expect(onLongPress).not.toHaveBeenCalled()
  rest()
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

it.each([
  ['is lifted', (row: HTMLElement) => fireEvent.pointerUp(row)],
  ['moves away', (row: HTMLElement) => fireEvent.pointerMove(row, { clientX: 10, clientY: 19 })],
] as const)('a finger that %s before 300 ms have passed causes no long press', (_how, leave) => {
  const { row, onLongPress } = pressed()
  leave(row)
  rest()
  expect(onLongPress).not.toHaveBeenCalled()
})
