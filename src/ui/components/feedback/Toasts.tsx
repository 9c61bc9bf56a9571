import { Check, CircleAlert, Info, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../layout/Icon'
import styles from './toast.module.css'

export interface ToastItem {
  readonly id: string
  readonly outcome: 'done' | 'info' | 'failed'
  readonly text: ReactNode
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

interface ToastsProps {
  readonly items: readonly ToastItem[]
  readonly onDismiss: (id: string) => void
}

const icons: Readonly<Record<ToastItem['outcome'], LucideIcon>> = { done: Check, info: Info, failed: CircleAlert }

export function Toasts({ items, onDismiss }: ToastsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      {items.map((item) => (
        <div key={item.id} className={styles['toast']}>
          <Icon of={icons[item.outcome]} size={18} />
          <span className={styles['text']}>{item.text}</span>
          {item.action && (
            <button type="button" className={styles['action']} onClick={item.action.onPress}>
              {item.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles['close']}
            aria-label={t('action.close')}
            onClick={() => onDismiss(item.id)}
          >
            <Icon of={X} size={16} />
          </button>
        </div>
      ))}
    </>
  )
}
