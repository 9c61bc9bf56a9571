import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../components/class-names'
import { useIsMobile } from '../components/use-is-mobile'
import styles from './columns.module.css'

const c = classNames(styles)

export interface ColumnsProps {
  /** 320 wide, left. On a phone it is the whole screen while `mobile` is `list`. */
  readonly list?: ReactNode
  /** 320 wide, right; present means open. On a phone it is a drawer over the content. */
  readonly panel?: ReactNode
  readonly panelLabel?: string
  readonly onPanelClose?: () => void
  readonly mobile: 'list' | 'content'
  readonly children: ReactNode
}

export function Columns({ list, panel, panelLabel, onPanelClose, mobile, children }: ColumnsProps): ReactNode {
  const isMobile = useIsMobile()
  const hasPanel = panel !== undefined && panel !== null && panel !== false
  const showsList = list !== undefined && (!isMobile || mobile === 'list')
  return (
    <div className={c('columns', showsList && 'withList', hasPanel && 'withPanel')}>
      {showsList && <div className={c('list')}>{list}</div>}
      {(!isMobile || mobile === 'content') && <div className={c('content')}>{children}</div>}
      {hasPanel && !isMobile && (
        <aside className={c('panel')} aria-label={panelLabel}>
          {panel}
        </aside>
      )}
      {isMobile && (
        <Dialog.Root open={hasPanel} onOpenChange={(open) => !open && onPanelClose?.()}>
          <Dialog.Portal>
            <Dialog.Backdrop className={c('scrim')} />
            <Dialog.Popup className={c('drawer')} aria-label={panelLabel}>
              {panel}
            </Dialog.Popup>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </div>
  )
}
