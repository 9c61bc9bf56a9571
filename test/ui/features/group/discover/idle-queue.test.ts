import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeIdleQueue } from '../../../../../src/ui/features/group/discover/idle-queue'

describe('What is left for when a page has nothing else to do', () => {
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
      const one = turn()
      one.set(() => {
        done.push(name)
      })
      return one
    })
    return {
      done,
      turns,
      end: () => {
        for (const one of turns) one.end()
      },
    }
  }
  const frames = (count: number) => {
    for (let n = 0; n < count; n += 1) vi.advanceTimersToNextFrame()
  }

  it('is done one at a time, and all of it', () => {
    const { done, end } = begin()
    frames(1)
    expect(done).toEqual(['first'])
    frames(3)
    expect(done).toEqual(['first', 'second', 'third', 'fourth'])
    end()
  })

  it('waits while the page is scrolled, and goes on when it stands still', () => {
    const { done, end } = begin()
    frames(1)
    document.dispatchEvent(new Event('scroll'))
    frames(5)
    expect(done).toEqual(['first'])
    vi.advanceTimersByTime(500)
    expect(done).toEqual(['first', 'second', 'third', 'fourth'])
    end()
  })

  it('is not done for what is gone, and once for what came again', () => {
    const {
      done,
      turns: [first, second],
      end,
    } = begin()
    first?.end()
    second?.set(() => {
      done.push('second, anew')
    })
    frames(5)
    expect(done).toEqual(['second, anew', 'third', 'fourth'])
    end()
  })
})
