import { useEffect } from 'react'

const inputs = ['pointerdown', 'keydown'] as const

/** Once someone begins to use the page, what they may want next is fetched. `run` must be kept by the caller. */
export const useFirstInput = (run: () => void): void => {
  useEffect(() => {
    const stop = (): void => inputs.forEach((input) => window.removeEventListener(input, first))
    const first = (): void => {
      stop()
      run()
    }
    for (const input of inputs) window.addEventListener(input, first)
    return stop
  }, [run])
}
