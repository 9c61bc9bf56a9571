import { useEffect, useRef, type RefObject } from 'react'

const isPicture = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches('img') || target.querySelector('img') !== null)

/**
 * Whether a picture of this page is being dragged. Windows and macOS list such a picture as a file, as if it came from
 * outside. A drag from outside the page has no `dragstart`.
 */
export const useOwnPictureDrag = (): RefObject<boolean> => {
  const isOwn = useRef(false)
  useEffect(() => {
    const begin = ({ target }: DragEvent): void => {
      isOwn.current = isPicture(target)
    }
    // Pointers are silent during a drag. A picture that leaves the page while dragged has no `dragend`.
    const end = (): void => {
      isOwn.current = false
    }
    document.addEventListener('dragstart', begin)
    for (const type of ['dragend', 'pointermove']) document.addEventListener(type, end)
    return () => {
      document.removeEventListener('dragstart', begin)
      for (const type of ['dragend', 'pointermove']) document.removeEventListener(type, end)
    }
  }, [])
  return isOwn
}
