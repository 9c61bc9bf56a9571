import { useEffect } from 'react'

const inputs: readonly string[] = ['pointerdown', 'keydown']
/**
 * The first interactions, including pointer moves. Use these events for small chunks that the member will probably
 * need.
 */
export const INTERACTION_OR_MOVE: readonly string[] = [...inputs, 'pointermove']

/** Calls `run` on the member's first interaction, to preload code. The caller must keep `run` and `on` stable. */
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
