import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import styles from './panel-actions.module.css'

const c = classNames(styles)

export interface PanelAction {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly onSelect: () => void
}

/** A row of actions on a group's conversation. */
export function PanelActions({ actions }: { readonly actions: readonly PanelAction[] }): ReactNode {
  return (
    <div className={c('row')}>
      {actions.map(({ id, label, icon, danger, onSelect }) => (
        <button key={id} type="button" className={c('item', danger === true && 'danger')} onClick={onSelect}>
          <Icon of={icon} size={20} />
          <span className={c('label')}>{label}</span>
        </button>
      ))}
    </div>
  )
}
