import { createContext, useContext } from 'react'

/** What a message lets one do, beside what every message lets one do. */
export interface Deeds {
  readonly me: string | null
  /** Whether requests for access are answered by this person. */
  readonly mayDecide: boolean
  readonly onDecide: (seq: number, accepts: boolean) => void
  /** Says that command as the person's own text. */
  readonly onCommand: (text: string) => void
  /** Opens the picture or video of that message large. */
  readonly onView: (key: string) => void
  /** Leads to the message with that number. */
  readonly onJump: (seq: number) => void
}

const nothing = (): void => undefined

export const DeedsContext = createContext<Deeds>({
  me: null, mayDecide: false, onDecide: nothing, onCommand: nothing, onView: nothing, onJump: nothing,
})
export const useDeeds = (): Deeds => useContext(DeedsContext)
