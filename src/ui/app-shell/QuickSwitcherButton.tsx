import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/layout/Icon'
import { KeyboardKeys } from '../components/layout/KeyboardKeys'
import styles from './quick-switcher-button.module.css'

interface QuickSwitcherButtonProps {
  readonly keys: readonly string[]
  readonly onPress: () => void
}

export function QuickSwitcherButton({ keys, onPress }: QuickSwitcherButtonProps): ReactNode {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles['jump']} aria-keyshortcuts="Control+K Meta+K" onClick={onPress}>
      <Icon of={Search} size={18} />
      <span className={styles['words']}>{t('switcher.open')}</span>
      <KeyboardKeys names={keys} />
    </button>
  )
}
