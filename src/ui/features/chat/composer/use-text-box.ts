import { useLayoutEffect, useRef, type InputEvent, type RefObject } from 'react'

interface TextBox {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  /** Drops a typed space after the space that a suggestion has brought. */
  readonly onBeforeInput: (event: InputEvent<HTMLTextAreaElement>) => void
  /** Replaces the text between `from` and `to`, and places the caret after the new text. */
  readonly write: (text: string, from: number, to: number, say: (whole: string, caret: number) => void) => void
  /** Inserts a text at the caret, or replaces the selection. */
  readonly writeHere: (text: string, say: (whole: string, caret: number) => void) => void
}

/** Edits a controlled textarea. The caret is set after the new text has rendered. */
export const useTextBox = (value: string): TextBox => {
  const ref = useRef<HTMLTextAreaElement>(null)
  // The caret starts after a restored draft; a browser would place it before the draft.
  const caret = useRef(value.length || null)
  useLayoutEffect(() => {
    const box = ref.current
    if (caret.current === null || box === null) return
    box.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  /** The place after the space that a suggestion has brought. */
  const afterSpace = useRef<number | null>(null)
  const write: TextBox['write'] = (text, from, to, say) => {
    // The text after the caret may begin with the space that the suggestion would bring.
    const hasSpace = text.endsWith(' ')
    const rest = value.slice(to)
    caret.current = from + text.length
    afterSpace.current = hasSpace ? caret.current : null
    say(value.slice(0, from) + text + (hasSpace ? rest.replace(/^ /, '') : rest), caret.current)
  }
  return {
    ref,
    onBeforeInput: (event) => {
      if (event.data === ' ' && event.currentTarget.selectionEnd === afterSpace.current) event.preventDefault()
      afterSpace.current = null
    },
    write,
    writeHere: (text, say) =>
      write(text, ref.current?.selectionStart ?? value.length, ref.current?.selectionEnd ?? value.length, say),
  }
}
