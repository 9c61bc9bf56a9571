import { useEffect, type RefObject } from 'react'
import { useApp } from '../../../app/app-context'
import { nextTurn, noTurn } from '../media/turns'

/** Marks the loudest of a list with `data-loudest`: nothing is drawn anew for it. */
export const useFloor = (list: RefObject<HTMLElement | null>): void => {
  const { media: { room } } = useApp()
  useEffect(() => {
    let turn = noTurn
    const levels = room.levels$.subscribe((all) => {
      const next = nextTurn(turn, all)
      const isSame = next.xid === turn.xid
      turn = next
      if (isSame) return
      for (const one of list.current?.querySelectorAll<HTMLElement>('[data-xid]') ?? []) one.toggleAttribute('data-loudest', one.dataset['xid'] === next.xid)
    })
    return () => { levels.unsubscribe() }
  }, [list, room])
}
