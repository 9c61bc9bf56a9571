import { useCallback, useState, type ReactNode } from 'react'
import type { ConfirmDialogProps } from './ConfirmDialog'
import { lazyModule } from '../lazy-module'

const dialog = lazyModule(() => import('./ConfirmDialog'))

type Question = Pick<ConfirmDialogProps, 'title' | 'text' | 'yes' | 'onYes'>

export interface Confirm {
  readonly ask: (question: Question) => void
  /** The dialog, to be placed somewhere in what is drawn. */
  readonly prompt: ReactNode
}

/** Asks before something is done: only a yes does it. The dialog is fetched when it is first wanted. */
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
