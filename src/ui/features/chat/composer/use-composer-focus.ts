import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { hasComposeIntent } from './compose-intent'

/** Focuses the text field after the member opens a chat by name or quotes a message. */
export const useComposerFocus = (box: RefObject<HTMLTextAreaElement | null>, answered: object | undefined): void => {
  const location = useLocation()
  const { key } = location
  const wants = hasComposeIntent(location.state)
  const before = useRef(answered)
  useEffect(() => {
    if (answered !== undefined && answered !== before.current) box.current?.focus()
    before.current = answered
  }, [box, answered])
  useEffect(() => {
    if (wants) box.current?.focus()
  }, [box, wants, key])
}
