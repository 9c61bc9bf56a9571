import { useEffect } from 'react'

const inputs: readonly string[] = ['pointerdown', 'keydown']
/** Also where a hand only moves: what is small and likely wanted. */
export const INTERACTION_OR_MOVE: readonly string[] = [...inputs, 'pointermove']

/**
 * Once someone begins to use the page, what they may want next is fetched. `run` and `on` must be kept by the caller.
 */
export const useFirstInteraction = (run: () => void, on = inputs): void => {
  useEffect(() => {
    const stop = (): void => on.forEach((input) => window.removeEventListener(input, first))
    const first = (): void => {
      stop()
      run()
    }
    for (const input of on) window.addEventListener(input, first)
    return stop
  }, [run, on])
}
