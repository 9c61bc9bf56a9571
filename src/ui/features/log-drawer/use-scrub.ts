import { useEffect, useState } from 'react'
import type { OpenHistory } from '../../../application/log/history/open-history'

export const SPEEDS = ['1', '2', '5', '10'] as const
export type Speed = (typeof SPEEDS)[number]

/** The longest pause between two entries while the log plays at normal speed. */
const LONGEST_PAUSE_MS = 2_000

export interface Scrub {
  readonly position: number
  readonly isFollowing: boolean
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly goTo: (position: number) => void
  readonly setFollowing: (isFollowing: boolean) => void
  readonly setPlaying: (isPlaying: boolean) => void
  readonly setSpeed: (speed: Speed) => void
}

/** The selected position: it follows the newest entry, stays where it is, or plays on. */
export const useScrub = ({ history, wake }: OpenHistory, end: number): Scrub => {
  const [chosen, setChosen] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const within = (position: number): number => Math.min(Math.max(position, history.first), end)
  const position = chosen === null ? end : within(chosen)
  useEffect(() => {
    if (!isPlaying) return undefined
    const [now, next] = [history.rowAt(position), history.rowAt(position + 1)]
    if (next === null) return undefined
    const pause = Math.min(next.at - (now?.at ?? next.at), LONGEST_PAUSE_MS) / Number(speed)
    return wake(pause, () => setChosen(position + 1))
  }, [history, wake, isPlaying, position, speed, end])
  return {
    position,
    isFollowing: chosen === null,
    isPlaying: isPlaying && position < end,
    speed,
    goTo: (to) => {
      setPlaying(false)
      setChosen(within(to))
    },
    setFollowing: (isFollowing) => {
      setPlaying(false)
      setChosen(isFollowing ? null : position)
    },
    setPlaying: (plays) => {
      // At the end there is nothing left to play, so the log plays from its beginning.
      setChosen(plays && position === end ? history.first : position)
      setPlaying(plays)
    },
    setSpeed,
  }
}
