import { useEffect, useEffectEvent } from 'react'

/** The elements that use the Space key themselves. */
const OWN_SPACE =
  'button, a[href], input, textarea, select, summary, video, [contenteditable], [role="button"], [role="switch"], [role="menuitem"], [role="tab"], [role="option"]'

const isOurs = ({ code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'Space' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(OWN_SPACE) !== null)

/** Holding Space unmutes; releasing Space or leaving the page mutes. */
export const useHoldToTalk = (isWanted: boolean, onTalk: (isTalking: boolean) => void): void => {
  const talk = useEffectEvent(onTalk)
  useEffect(() => {
    if (!isWanted) return undefined
    let isHeld = false
    const hold = (is: boolean): void => {
      if (isHeld === is) return
      isHeld = is
      talk(is)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isOurs(event)) return
      // Without `preventDefault`, Space would scroll the page.
      event.preventDefault()
      if (!event.repeat) hold(true)
    }
    const onKeyUp = ({ code }: KeyboardEvent): void => {
      if (code === 'Space') hold(false)
    }
    const onGone = (): void => {
      hold(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keyup', onKeyUp)
    window.addEventListener('blur', onGone)
    document.addEventListener('visibilitychange', onGone)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', onGone)
      document.removeEventListener('visibilitychange', onGone)
      hold(false)
    }
  }, [isWanted])
}
