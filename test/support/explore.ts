import type { Step, Story } from './given'

/** Returns the steps of an event, or `null` if the event cannot happen in that state. */
export type Move<S> = (story: Story<S>) => readonly Step[] | null
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly by: string
}

interface Explored<S> {
  readonly starts: readonly Story<S>[]
  readonly moves: Readonly<Record<string, Move<S>>>
  readonly modeOf: (story: Story<S>) => string
  /** Reduces a state to the parts that decide its transitions, without times and numbers. */
  readonly kindOf: (story: Story<S>) => unknown
}

/** More kinds than this mean that `kindOf` includes a value that grows without bound. */
const LIMIT = 300

/** Every transition between modes. Tries each move in every kind of state that is reachable. */
export const explore = <S>({ starts, moves, modeOf, kindOf }: Explored<S>): readonly Arrow[] => {
  const seen = new Set(starts.map((story) => JSON.stringify(kindOf(story))))
  const todo = [...starts]
  const arrows = new Map<string, Arrow>()
  for (const story of todo) {
    for (const [by, move] of Object.entries(moves)) {
      const steps = move(story)
      if (steps === null) continue
      const after = story.when(...steps)
      const arrow = { from: modeOf(story), to: modeOf(after), by }
      if (arrow.from !== arrow.to) arrows.set(JSON.stringify(arrow), arrow)
      const kind = JSON.stringify(kindOf(after))
      if (seen.has(kind)) continue
      if (seen.size >= LIMIT) throw new Error(`more than ${String(LIMIT)} kinds of states`)
      seen.add(kind)
      todo.push(after)
    }
  }
  return [...arrows.values()]
}
