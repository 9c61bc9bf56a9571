import { useEffect, useReducer, useState } from 'react'

/** Work that runs in small parts, so that no task is long. `step` returns whether the work is done. */
export interface SteppedWork {
  readonly step: (budget: number) => boolean
}

/** The most rows for each frame. */
const BUDGET = 400

/** Runs a part of the work in each animation frame and renders it. Returns whether it is done. `turn`: a new value continues the work. */
export const useSteps = (work: SteppedWork | null, turn: number): boolean => {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [done, setDone] = useState<{ readonly work: SteppedWork; readonly turn: number } | null>(null)
  useEffect(() => {
    if (work === null) return undefined
    let frame = requestAnimationFrame(function next() {
      const isDone = work.step(BUDGET)
      render()
      if (isDone) setDone({ work, turn })
      else frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [work, turn])
  return work !== null && done !== null && done.work === work && done.turn === turn
}
