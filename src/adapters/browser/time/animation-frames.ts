import type { AnimationFrames } from '../../../application/ports/browser/animation-frames'

/** The parts of a page that this adapter needs. */
export interface AnimationFramesDriver {
  readonly isVisible: () => boolean
  readonly requestFrame: (call: () => void) => () => void
  /** Runs `call` in a separate task. Browsers throttle the timers of hidden tabs, but not such tasks. */
  readonly requestTask: (call: () => void) => void
  readonly onChange: (call: () => void) => void
}

const pageFrames = (): AnimationFramesDriver => {
  const channel = new MessageChannel()
  const tasks: (() => void)[] = []
  channel.port1.addEventListener('message', () => {
    tasks.shift()?.()
  })
  channel.port1.start()
  return {
    isVisible: () => document.visibilityState === 'visible',
    requestFrame: (call) => {
      const frame = requestAnimationFrame(call)
      return () => {
        cancelAnimationFrame(frame)
      }
    },
    requestTask: (call) => {
      tasks.push(call)
      channel.port2.postMessage(null)
    },
    onChange: (call) => {
      document.addEventListener('visibilitychange', call)
    },
  }
}

/**
 * The animation frames of this page. A hidden page gets no animation frames, so its waiting callbacks run in a task.
 */
export const makeAnimationFrames = (driver: AnimationFramesDriver = pageFrames()): AnimationFrames => {
  const waiting = new Set<() => void>()
  driver.onChange(() => {
    if (!driver.isVisible()) for (const call of waiting) driver.requestTask(call)
  })
  return {
    next: (call) => {
      const once = (): void => {
        if (waiting.delete(once)) call()
      }
      waiting.add(once)
      if (!driver.isVisible()) {
        driver.requestTask(once)
        return () => {
          waiting.delete(once)
        }
      }
      const cancel = driver.requestFrame(once)
      return () => {
        waiting.delete(once)
        cancel()
      }
    },
  }
}
