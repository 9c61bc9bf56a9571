import { Dialog as Base } from '@base-ui/react/dialog'
import { useContext, type ReactNode, type RefObject } from 'react'
import { BackHandledContext } from './back-handled-context'
import { useCloseOnBack } from './use-close-on-back'

interface OverProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly scrim: string
  readonly className: string
  /** Where nothing inside names it. */
  readonly label?: string | undefined
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Whatever lies over a screen and keeps the focus: Esc, a press beside it and, on a phone, Back close it. */
export function Modal({ open, onClose, scrim, className, label, initialFocus, children }: OverProps): ReactNode {
  const isManaged = useContext(BackHandledContext)
  useCloseOnBack(open && !isManaged, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Of one that lies over another, too: the lower one stands back like the screen. */}
        <Base.Backdrop className={scrim} forceRender />
        <Base.Popup className={className} aria-label={label} {...(initialFocus && { initialFocus })}>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
