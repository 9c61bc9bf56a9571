import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RainSendViewModel } from '../../../domain/bubble'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { Spinner } from '../../components/feedback/Spinner'
import { useFormat } from '../../format/use-format'
import styles from './bubble.module.css'

const c = classNames(styles)

/** The result of sending a rain. If the result is unclear, both balances appear for comparison (decisions.md). */
export function SendOutcome({
  send: { step, failure, before, haveNow },
  currency,
}: {
  readonly send: RainSendViewModel
  readonly currency: string
}): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const words = failure?._tag === 'Refused' ? failure.words : t('send.notSentText')
  switch (step) {
    case 'sending':
      return <Told title={t('send.sending')} text="" />
    case 'sent':
      return <Told icon={CircleCheck} tone="good" title={t('send.sent')} text={t('send.sentText')} />
    case 'failed':
      return <Told icon={CircleX} tone="bad" title={t('send.notSent')} text={words} />
    case 'looking':
      return <Told title={t('send.looking')} text={t('send.lookingText')} />
    case 'unseen':
      return (
        <Told icon={CircleHelp} tone="unclear" title={t('send.unseen')} text={t('send.unseenText')}>
          <dl className={styles['lines']}>
            <div>
              <dt>{t('send.before')}</dt>
              <dd>{before === null ? t('send.unknown') : `${amount(before)} ${currency}`}</dd>
            </div>
            <div>
              <dt>{t('send.after')}</dt>
              <dd>{haveNow === null ? t('send.unknown') : `${amount(haveNow)} ${currency}`}</dd>
            </div>
          </dl>
        </Told>
      )
    case 'editing':
    case 'checking':
      return null
  }
}

interface ToldProps {
  readonly icon?: LucideIcon
  readonly tone?: 'good' | 'bad' | 'unclear'
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Told({ icon, tone, title, text, children }: ToldProps): ReactNode {
  return (
    <div className={c('outcome', tone)} role={tone === 'bad' ? 'alert' : 'status'}>
      <span className={c('sign')}>{icon === undefined ? <Spinner /> : <Icon of={icon} size={24} />}</span>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}
