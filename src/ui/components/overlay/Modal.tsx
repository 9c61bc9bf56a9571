import { Dialog as Base } from '@base-ui/react/dialog'
import { useContext, type ReactNode, type RefObject } from 'react'
import { BackHandledContext } from './back-handled-context'
import { useCloseOnBack } from './use-close-on-back'

interface ModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly scrim: string
  readonly className: string
  /** The name of the dialog, if no element inside names it. */
  readonly label?: string | undefined
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** A modal overlay. Escape, a press outside and, on phones, Back close it. */
export function Modal({ open, onClose, scrim, className, label, initialFocus, children }: ModalProps): ReactNode {
  const isManaged = useContext(BackHandledContext)
  useCloseOnBack(open && !isManaged, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Force the backdrop in a nested dialog too, so that the lower dialog is dimmed like the page. */}
        <Base.Backdrop className={scrim} forceRender />
        <Base.Popup className={className} aria-label={label} {...(initialFocus && { initialFocus })}>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
