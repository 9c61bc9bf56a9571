import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { formatBadge } from '../../../format/numbers'
import styles from './scroll-to-bottom-button.module.css'

const c = classNames(styles)

interface ScrollToBottomButtonProps {
  readonly count: number
  readonly onPress: () => void
}

export function ScrollToBottomButton({ count, onPress }: ScrollToBottomButtonProps): ReactNode {
  const { t } = useTranslation()
  const shown = formatBadge(count)
  return (
    <button type="button" className={c('button', shown !== '' && 'counted')} onClick={onPress}>
      <Icon of={ArrowDown} size={18} />
      <span className="sr">{t('group.toBottom')}</span>
      {shown !== '' && <span>{t('group.newCount', { count, shown })}</span>}
    </button>
  )
}
