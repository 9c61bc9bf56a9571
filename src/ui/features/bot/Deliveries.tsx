import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deliveriesQuery, type Delivery } from '../../../domain/bot'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import styles from './deliveries.module.css'

const c = classNames(styles)
const isGood = ({ outcome }: Delivery): boolean => outcome === 'answered' || outcome === 'silent'

/** The last callback deliveries with their results, so that a developer can see why a bot does not answer. */
export function Deliveries({ botId }: { readonly botId: string }): ReactNode {
  const { t } = useTranslation('bot')
  const { moment } = useFormat()
  const app = useApp()
  const { slices } = useFeature('bot')
  const { status, items } = deliveriesQuery.listed(useAccountState(slices.account.deliveries), { botId })
  const read = useCallback(() => {
    app.account.dispatch(deliveriesQuery.want({ botId }))
  }, [botId, app])
  useEffect(read, [read])
  return (
    <section className={c('part')} aria-label={t('deliveries.title')}>
      <header className={c('head')}>
        <h2>{t('deliveries.title')}</h2>
        <Button size={30} icon={RotateCw} onClick={read}>
          {t('deliveries.refresh')}
        </Button>
      </header>
      {status === 'failed' && <InlineFailure text={t('deliveries.failed')} onRetry={read} />}
      {status === 'loading' && (
        <Skeleton>
          <SkeletonBlock width="100%" height={96} shape="card" />
        </Skeleton>
      )}
      {status === 'shown' && items.length === 0 && <p className={c('none')}>{t('deliveries.none')}</p>}
      {status === 'shown' && items.length > 0 && (
        <ul className={c('list')}>
          {items.map((delivery) => (
            <li key={delivery.id}>
              <code dir="auto">{delivery.command}</code>
              <span className={c('outcome', isGood(delivery) ? 'good' : delivery.outcome !== 'none' && 'bad')}>
                {t(`deliveries.outcome.${delivery.outcome}`, { status: delivery.status })}
              </span>
              <time>{delivery.at === null ? '' : moment(delivery.at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
