import type { ReactNode } from 'react'
import { classNames } from '../components/class-names'
import { lazyModule } from '../components/lazy-module'
import { useFirstInteraction } from '../components/form/use-first-interaction'
import { useIsMobile } from '../components/layout/use-is-mobile'
import styles from './column-layout.module.css'

const c = classNames(styles)
const onPhone = lazyModule(() => import('./Drawer'))
const nothing = (): void => undefined

export interface ColumnLayoutProps {
  /** The left column, 320 px wide. On phones the column fills the screen while `mobile` is `list`. */
  readonly list?: ReactNode
  /**
   * The right column, 320 px wide. The column is open while this prop is set. On phones the column is a drawer over the
   * content.
   */
  readonly panel?: ReactNode
  readonly panelLabel?: string
  readonly onPanelClose?: () => void
  readonly mobile: 'list' | 'content'
  readonly children: ReactNode
}

export function ColumnLayout({
  list,
  panel,
  panelLabel,
  onPanelClose,
  mobile,
  children,
}: ColumnLayoutProps): ReactNode {
  const isMobile = useIsMobile()
  const hasPanel = panel !== undefined && panel !== null && panel !== false
  const drawer = onPhone.useModule(isMobile && hasPanel)
  useFirstInteraction(isMobile && onPanelClose !== undefined ? onPhone.preload : nothing)
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
      {isMobile && drawer && (
        <drawer.Drawer open={hasPanel} label={panelLabel} onClose={() => onPanelClose?.()}>
          {panel}
        </drawer.Drawer>
      )}
    </div>
  )
}
