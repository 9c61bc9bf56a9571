import { useCallback, useState, type ReactNode } from 'react'
import type { ConfirmDialogProps } from './ConfirmDialog'
import { lazyModule } from '../lazy-module'

const dialog = lazyModule(() => import('./ConfirmDialog'))

type Question = Pick<ConfirmDialogProps, 'title' | 'text' | 'yes' | 'onYes'>

export interface Confirm {
  readonly ask: (question: Question) => void
  /** The element of the dialog, which the caller must render. */
  readonly prompt: ReactNode
}

/** Shows a confirmation before an action. The dialog's code loads on first use. */
export const useConfirm = (): Confirm => {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const part = dialog.useModule(question !== null)
  return {
    ask: useCallback((asked) => {
      setQuestion(asked)
      setOpen(true)
    }, []),
    prompt: part !== null && question !== null && (
      <part.ConfirmDialog {...question} open={open} onClose={() => setOpen(false)} />
    ),
  }
}
