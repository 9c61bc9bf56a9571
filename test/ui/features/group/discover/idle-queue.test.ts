import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeIdleQueue } from '../../../../../src/ui/features/group/discover/idle-queue'

describe('The idle queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  const begin = () => {
    const done: string[] = []
    const turn = makeIdleQueue()
    const turns = ['first', 'second', 'third', 'fourth'].map((name) => {
      const task = turn()
      task.set(() => {
        done.push(name)
      })
      return task
    })
    return {
      done,
      turns,
      end: () => {
        for (const task of turns) task.end()
      },
    }
  }
  const frames = (count: number) => {
    for (let n = 0; n < count; n += 1) vi.advanceTimersToNextFrame()
  }

  it('the idle queue runs one task per animation frame until no task is left', () => {
    const { done, end } = begin()
    frames(1)
    expect(done).toEqual(['first'])
    frames(3)
    expect(done).toEqual(['first', 'second', 'third', 'fourth'])
    end()
  })

  it('the idle queue runs no task while the page scrolls, and continues when scrolling has stopped', () => {
    const { done, end } = begin()
    frames(1)
    document.dispatchEvent(new Event('scroll'))
    frames(5)
    expect(done).toEqual(['first'])
    vi.advanceTimersByTime(500)
    expect(done).toEqual(['first', 'second', 'third', 'fourth'])
    end()
  })

  it('the idle queue never runs a cancelled task, and runs only the replacement of a replaced task', () => {
    const {
      done,
      turns: [first, second],
      end,
    } = begin()
    first?.end()
    second?.set(() => {
      done.push('second, replaced')
    })
    frames(5)
    expect(done).toEqual(['second, replaced', 'third', 'fourth'])
    end()
  })
})
