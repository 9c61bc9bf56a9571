import { expect, it } from 'vitest'
import { makeIdle } from '../../../../src/adapters/browser/time/idle'

const page = () => {
  const asked: { readonly how: string; readonly call: () => void }[] = []
  const gone: number[] = []
  return {
    asked,
    gone,
    setTimeout: (call: () => void) => asked.push({ how: 'timer', call }),
    clearTimeout: (n: number) => {
      gone.push(n)
    },
    requestIdleCallback: (call: () => void) => asked.push({ how: 'idle', call }),
    cancelIdleCallback: (n: number) => {
      gone.push(n)
    },
  }
}

it.each(['idle', 'timer'])('an idle callback runs once, and is withdrawn when cancelled (requested as %s)', (how) => {
  const { asked, gone, setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback } = page()
  const idle = makeIdle(
    how === 'idle'
      ? { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback }
      : { setTimeout, clearTimeout },
  )
  let calls = 0
  idle.next(() => {
    calls += 1
  })
  const takeBack = idle.next(() => {
    calls += 1
  })
  asked[0]?.call()
  takeBack()
  expect([asked.map((request) => request.how), calls, gone]).toEqual([[how, how], 1, [2]])
})
