import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { nextActiveSpeaker, noActiveSpeaker, type ActiveSpeaker } from '../media/active-speaker'
import { useFeature } from '../../../app/use-feature'

const MOVE_MS = 240

/**
 * The speakers of the front row, in the order in which they joined. The middle slot of the first row is the wide slot.
 */
const frontOf = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-front]')]

/** Animates the element from its previous position. */
const slide = (element: HTMLElement, from: DOMRect | undefined): void => {
  if (from === undefined || from.width === 0) return
  const to = element.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if ((x === 0 && y === 0) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: MOVE_MS,
    easing: 'ease-out',
  })
}

/** The loudest speaker swaps places with the speaker in the middle; all other speakers stay. */
const arrange = (list: HTMLElement, loudest: string | null, perRow: number): void => {
  const front = frontOf(list)
  const middle = Math.floor(Math.min(front.length, perRow) / 2)
  const speaks = front.findIndex(({ dataset }) => dataset['xid'] === loudest && dataset['front'] === 'open')
  const placeOf = (nth: number): number =>
    speaks === -1 || (nth !== speaks && nth !== middle) ? nth : nth === speaks ? middle : speaks
  const moves = front.filter((element, nth) => element.style.getPropertyValue('--place') !== String(placeOf(nth)))
  const stood = moves.map((element) => element.getBoundingClientRect())
  front.forEach((element, nth) => {
    const place = placeOf(nth)
    element.style.setProperty('--place', String(place))
    element.toggleAttribute('data-centre', place === middle)
    element.toggleAttribute('data-loudest', nth === speaks)
  })
  // A speaker who left the front row loses its marks.
  for (const element of list.querySelectorAll(':not([data-front]):is([data-centre], [data-loudest])')) {
    element.removeAttribute('data-centre')
    element.removeAttribute('data-loudest')
  }
  moves.forEach((element, nth) => {
    slide(element, stood[nth])
  })
}

/**
 * Marks the loudest speaker of a list with `data-loudest` and moves that speaker to the middle, without a React render.
 */
export const useStageLayout = (list: RefObject<HTMLElement | null>, perRow: number): void => {
  const { room } = useFeature('space').streams
  // This runs after every render, because speakers who join, leave or mute change the slots.
  useLayoutEffect(() => {
    if (list.current !== null) arrange(list.current, list.current.dataset['floor'] ?? null, perRow)
  })
  useEffect(() => {
    let turn: ActiveSpeaker = noActiveSpeaker
    const levels = room.levels$.subscribe((all) => {
      const next = nextActiveSpeaker(turn, all)
      const isSame = next.xid === turn.xid
      turn = next
      if (isSame || list.current === null) return
      if (next.xid === null) delete list.current.dataset['floor']
      else list.current.dataset['floor'] = next.xid
      arrange(list.current, next.xid, perRow)
    })
    return () => {
      levels.unsubscribe()
    }
  }, [list, perRow, room])
}
