import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Stream } from '../../../../application/ports/media-room'

const give = (element: HTMLMediaElement, stream: MediaStream | null): void => {
  element.srcObject = stream
}

/**
 * Plays a room's stream on a media element while both exist. A browser may refuse to play before the first user
 * gesture.
 */
export const useMediaElement = (
  player: RefObject<HTMLMediaElement | null>,
  stream: Stream,
  onBlocked: () => void,
): void => {
  const blocked = useEffectEvent(onBlocked)
  useEffect(() => {
    const element = player.current
    if (element === null || !(stream instanceof MediaStream)) return undefined
    give(element, stream)
    element.play().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotAllowedError') blocked()
    })
    return () => {
      give(element, null)
    }
  }, [player, stream])
}
