import { Gem } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/Icon'
import { formatLength } from '../../../format/length'
import styles from './card.module.css'
import type { BodyProps, Kind } from './kind'

function BubbleBody({ content: { isExclusive, seconds, levelLimit } }: BodyProps<ContentOf<'bubble'>>): ReactNode {
  const { t } = useTranslation()
  const told = [
    ...(isExclusive ? [t('bubble.exclusive')] : []),
    ...(levelLimit > 1 ? [t('bubble.level', { level: levelLimit })] : []),
    ...(seconds > 0 ? [formatLength(seconds)] : []),
  ]
  return (
    <span className={styles['gift']}>
      <span className={styles['gem']}><Icon of={Gem} size={24} /></span>
      <span className={styles['lines']}>
        <b className={styles['title']}>{t('bubble.rain')}</b>
        {told.length > 0 && <span className={styles['line']}>{told.join(' · ')}</span>}
      </span>
    </span>
  )
}

function BubbleResultBody({ content }: BodyProps<ContentOf<'bubbleResult'>>): ReactNode {
  const { t } = useTranslation()
  return content.text.trim() === '' ? t('summary.bubbleResult') : content.text
}

export const bubble: Kind<ContentOf<'bubble'>> = { frame: 'card', Body: BubbleBody }
export const bubbleResult: Kind<ContentOf<'bubbleResult'>> = { frame: 'centre', Body: BubbleResultBody }
