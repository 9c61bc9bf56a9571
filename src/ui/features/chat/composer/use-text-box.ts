import { useLayoutEffect, useRef, type RefObject } from 'react'

interface TextBox {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  /** Writes this over the letters from `from` to before `to`; the caret stands behind it. */
  readonly write: (text: string, from: number, to: number, say: (whole: string, caret: number) => void) => void
  /** Writes it where the caret is, or in place of what is marked. */
  readonly writeHere: (text: string, say: (whole: string, caret: number) => void) => void
}

/**
 * The text box as something to write into. Its text comes from outside, so that the caret is put only once that is
 * drawn.
 */
export const useTextBox = (value: string): TextBox => {
  const ref = useRef<HTMLTextAreaElement>(null)
  // Whoever comes back to what they began goes on behind it; a browser would put them before it.
  const caret = useRef(value.length || null)
  useLayoutEffect(() => {
    const box = ref.current
    if (caret.current === null || box === null) return
    box.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  const write: TextBox['write'] = (text, from, to, say) => {
    caret.current = from + text.length
    say(value.slice(0, from) + text + value.slice(to), caret.current)
  }
  return {
    ref,
    write,
    writeHere: (text, say) =>
      write(text, ref.current?.selectionStart ?? value.length, ref.current?.selectionEnd ?? value.length, say),
  }
}
