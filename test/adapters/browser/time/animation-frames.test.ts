import { describe, expect, it } from 'vitest'
import { makeAnimationFrames } from '../../../../src/adapters/browser/time/animation-frames'

const page = () => {
  let visible = true
  const frames = new Set<() => void>()
  const tasks: (() => void)[] = []
  let changed = (): void => undefined
  const called: string[] = []
  const made = makeAnimationFrames({
    isVisible: () => visible,
    requestFrame: (call) => {
      frames.add(call)
      return () => {
        frames.delete(call)
      }
    },
    requestTask: (call) => {
      tasks.push(call)
    },
    onChange: (call) => {
      changed = call
    },
  })
  return {
    made,
    called,
    next: (name: string) =>
      made.next(() => {
        called.push(name)
      }),
    draw: () => {
      for (const call of Array.from(frames)) if (frames.delete(call)) call()
    },
    work: () => {
      for (const call of tasks.splice(0)) call()
    },
    hide: () => {
      visible = false
      changed()
    },
  }
}

describe('A callback for the next animation frame', () => {
  it('an animation callback of a visible page runs once, with the next animation frame', () => {
    const { next, draw, called } = page()
    next('a')
    expect(called).toEqual([])
    draw()
    draw()
    expect(called).toEqual(['a'])
  })

  it('an animation callback of a hidden page runs in a task, because a hidden page has no animation frames', () => {
    const { next, work, hide, called } = page()
    hide()
    next('a')
    work()
    expect(called).toEqual(['a'])
  })

  it('a waiting animation callback runs exactly once when the page becomes hidden before the next animation frame', () => {
    const { next, draw, work, hide, called } = page()
    next('a')
    hide()
    work()
    draw()
    expect(called).toEqual(['a'])
  })

  it('a cancelled animation callback never runs, whether the page is visible or hidden', () => {
    const { next, draw, work, hide, called } = page()
    next('a')()
    draw()
    hide()
    next('b')()
    work()
    expect(called).toEqual([])
  })
})
