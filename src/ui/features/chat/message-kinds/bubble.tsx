import { Gem } from 'lucide-react'
import { type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { formatDuration } from '../../../format/duration'
import { systemText } from '../content-text'
import styles from './parts/card.module.css'
import type { BodyProps, MessageKindView } from './message-kind'

/** The live card of a rain loads with the first bubble message that the server has confirmed. */
const card = lazyModule(() => import('../../bubble/BubbleCard'))

function BubbleBody(props: BodyProps<ContentOf<'bubble'>>): ReactNode {
  const part = card.useModule(props.message.sent !== undefined)
  const plain = <PlainRain {...props.content} />
  return part === null ? (
    plain
  ) : (
    <OptionalPart waiting={plain}>
      <part.BubbleCard {...props} />
    </OptionalPart>
  )
}

function PlainRain({ isExclusive, seconds, levelLimit }: ContentOf<'bubble'>): ReactNode {
  const { t } = useTranslation()
  const details = [
    isExclusive && t('bubble.exclusive'),
    levelLimit > 1 && t('bubble.level', { level: levelLimit }),
    seconds > 0 && formatDuration(seconds),
  ].filter((line) => line !== false)
  return (
    <span className={styles['gift']}>
      <span className={styles['gem']}>
        <Icon of={Gem} size={24} />
      </span>
      <span className={styles['lines']}>
        <b className={styles['title']}>{t('bubble.rain')}</b>
        {details.length > 0 && <span className={styles['line']}>{details.join(' · ')}</span>}
      </span>
    </span>
  )
}

function BubbleResultBody({ content }: BodyProps<ContentOf<'bubbleResult'>>): ReactNode {
  const { t } = useTranslation()
  const text = systemText(content, t)
  return text.trim() === '' ? t('summary.bubbleResult') : text
}

export const bubble: MessageKindView<ContentOf<'bubble'>> = { frame: 'card', Body: BubbleBody }
export const bubbleResult: MessageKindView<ContentOf<'bubbleResult'>> = { frame: 'centre', Body: BubbleResultBody }
