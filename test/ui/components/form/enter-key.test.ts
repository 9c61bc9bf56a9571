import { expect, it } from 'vitest'
import { isEnter } from '../../../../src/ui/components/form/enter-key'

const press = (key: string, isComposing: boolean, keyCode: number) => {
  const event = new KeyboardEvent('keydown', { key, isComposing })
  Object.defineProperty(event, 'keyCode', { value: keyCode })
  return event
}

it.each([
  ['Enter outside a composition', press('Enter', false, 13), true],
  ['Enter in a composition', press('Enter', true, 229), false],
  ['the Enter that ends a composition in Safari', press('Enter', false, 229), false],
  ['another key', press('a', false, 65), false],
])('only an Enter that ends no composition acts: %s', (_name, event, acts) => {
  expect(isEnter(event)).toBe(acts)
  expect(isEnter({ key: event.key, nativeEvent: event })).toBe(acts)
})
