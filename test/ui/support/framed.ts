import { act } from '@testing-library/react'
import { vi } from 'vitest'

const isWindow = (u: unknown): u is Window => typeof u === 'object' && u !== null && 'postMessage' in u

/** A fake window that records the messages posted to it. */
export const anotherWindow = () => {
  const made: unknown = Object.create(window)
  if (!isWindow(made)) throw new Error('no window')
  const posted: unknown[][] = []
  return {
    window: Object.assign(made, {
      postMessage: (...told: unknown[]) => {
        posted.push(told)
      },
    }),
    posted,
  }
}

/** Makes this page the framed page of a fake parent window, which records the messages posted to it. */
export const framed = () => {
  const around = anotherWindow()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around.window)
  return around.posted
}
export const post = (
  data: unknown,
  from: { readonly origin: string; readonly source: Window | null; readonly ports?: MessagePort[] },
): void => {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, ...from }))
  })
}
