import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateAtGrapheme } from '../../../../../domain/kernel/graphemes'
import type { Quote } from '../../../../../domain/chat'
import { quoteText } from '../../content-text'
import { useImage } from '../../../../components/avatar/use-image'
import { replaceUndrawable } from '../../../../format/text'
import { useContentActions } from '../content-actions-context'
import styles from './quote.module.css'
import { NameInText } from '../../../../components/avatar/PersonName'

/** The most characters of a quote; two lines show no more. */
const SHOWN = 300

interface QuotedMessageProps {
  /** The quote. `null` if the quoted message is unknown. */
  readonly quote: Quote | null
  readonly tabIndex: 0 | -1
}

/** The quoted message: sender, kind, and text or picture. A press jumps to the quoted message. */
export function QuotedMessage({ quote, tabIndex }: QuotedMessageProps): ReactNode {
  const { t } = useTranslation()
  const { onJump } = useContentActions()
  const thumb = useImage(quote?.media ?? undefined, 'avatar')
  if (quote === null)
    return (
      <span className={styles['quote']}>
        <bdi className={styles['words']}>{t('reply.unavailable')}</bdi>
      </span>
    )
  const { seq } = quote
  const inside = (
    <>
      <span className={styles['lines']}>
        <bdi className="sr">{t('reply.to')}</bdi>
        <b className={styles['name']}>
          <NameInText name={quote.name} />
        </b>
        <span className={styles['words']}>
          <bdi>{replaceUndrawable(truncateAtGrapheme(quoteText(quote, t), SHOWN))}</bdi>
        </span>
      </span>
      {thumb !== null && <span className={styles['thumb']}>{thumb}</span>}
    </>
  )
  return seq === null ? (
    <span className={styles['quote']}>{inside}</span>
  ) : (
    <button type="button" className={styles['quote']} tabIndex={tabIndex} onClick={() => onJump(seq)}>
      {inside}
    </button>
  )
}
