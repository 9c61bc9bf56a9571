import { useEffect, type RefObject } from 'react'
import type { Xid } from '../../../../domain/kernel/ids'
import { useFeature } from '../../../app/use-feature'
import { SPEAKING_THRESHOLD } from './active-speaker'

/**
 * Writes a person's voice level to `--voice` (0 to 1) and `data-speaking` on an element, ten times a second and without
 * a React render.
 */
export const useAudioLevel = (element: RefObject<HTMLElement | null>, xid: Xid): void => {
  const { room } = useFeature('space').streams
  useEffect(() => {
    let last = -1
    const levels = room.levels$.subscribe((all) => {
      const level = Math.round(20 * (all.get(xid) ?? 0)) / 20
      if (level === last || element.current === null) return
      last = level
      element.current.style.setProperty('--voice', String(level))
      element.current.toggleAttribute('data-speaking', level > SPEAKING_THRESHOLD)
    })
    return () => {
      levels.unsubscribe()
    }
  }, [room, element, xid])
}
