import { Reply, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import styles from './quote-bar.module.css'

export interface QuoteBarProps {
  readonly name: string
  readonly text: string
  readonly onDrop: () => void
}

/** The bar above the text field with the quoted message. */
export function QuoteBar({ name, text, onDrop }: QuoteBarProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['quote']}>
      <Icon of={Reply} size={18} />
      <p className={styles['words']}>
        <span className={styles['name']}>{t('composer.replyingTo', { name })}</span>
        <span className={styles['text']} dir="auto">
          {text}
        </span>
      </p>
      <IconButton icon={X} iconSize={16} label={t('composer.dropReply')} onClick={onDrop} />
    </div>
  )
}
