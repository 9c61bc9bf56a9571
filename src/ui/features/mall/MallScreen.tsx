import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { priceBefore, type LoopPackage } from '../../../domain/mall'
import { paths } from '../../app/routing/paths'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import { PayDialog } from './PayDialog'
import { useMall } from './use-mall'
import styles from './mall.module.css'

const c = classNames(styles)

/**
 * The screen /mall: packages of LOOP. `?code=` selects a package that is on sale; any other code selects none (BI-131).
 */
export function MallScreen(): ReactNode {
  const { t, i18n } = useTranslation('mall')
  const [query] = useSearchParams()
  const { listed, read, order, say } = useMall()
  const [isPaying, setPaying] = useState(false)
  const code = query.get('code')
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (code === null || taken.current === code) return
    taken.current = code
    say({ type: 'mall/ChoosePackage', code })
  }, [code, say])
  return (
    <SubPage title={t('title')} backHref={paths.wallet}>
      {listed.status === 'failed' && <FailedState title={t('failed')} text={t('failedText')} onRetry={read} />}
      {listed.status === 'loading' && (
        <Skeleton>
          <div className={c('grid')}>
            {[0, 1, 2, 3, 4, 5].map((n) => (
              <SkeletonBlock key={n} width="100%" height={92} shape="card" />
            ))}
          </div>
        </Skeleton>
      )}
      {listed.status === 'shown' && listed.items.length === 0 && (
        <EmptyState icon={ShoppingBag} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {listed.items.length > 0 && (
        <form
          className={c('shop')}
          onSubmit={(event) => {
            event.preventDefault()
            setPaying(order.mayRecharge)
          }}
        >
          <fieldset className={c('packages')}>
            <legend>{t('text')}</legend>
            <div className={c('grid')}>
              {listed.items.map((sku) => (
                <PackageCard
                  key={sku.code}
                  sku={sku}
                  isOn={order.bought?.code === sku.code}
                  onChoose={() => say({ type: 'mall/ChoosePackage', code: sku.code })}
                />
              ))}
            </div>
          </fieldset>
          <label className={c('agree')}>
            <input
              type="checkbox"
              checked={order.agreed}
              onChange={({ currentTarget }) => say({ type: 'mall/Agree', on: currentTarget.checked })}
            />
            <span>{t('agree')}</span>
            <Link to={paths.terms}>{t('terms')}</Link>
          </label>
          <Button kind="primary" size={44} type="submit" wide disabled={!order.mayRecharge}>
            {order.bought === null
              ? t('recharge')
              : `${t('recharge')} · ${formatUsd(order.bought.price, i18n.language)}`}
          </Button>
          {order.bought === null && <p className={c('hint')}>{t('choose')}</p>}
        </form>
      )}
      <PayDialog open={isPaying} order={order} say={say} onClose={() => setPaying(false)} />
    </SubPage>
  )
}

function PackageCard({
  sku,
  isOn,
  onChoose,
}: {
  readonly sku: LoopPackage
  readonly isOn: boolean
  readonly onChoose: () => void
}): ReactNode {
  const { t, i18n } = useTranslation('mall')
  const { amount } = useFormat()
  const before = priceBefore(sku)
  return (
    <label className={c('package')}>
      <input type="radio" name="package" className="sr" checked={isOn} onChange={onChoose} />
      {before !== null && (
        <span className={c('off')}>
          {sku.discountIcon !== null && <img src={sku.discountIcon} alt="" width="14" height="14" />}
          {t('off', { percent: sku.discountPercent })}
        </span>
      )}
      {sku.icon !== null && <img src={sku.icon} alt="" width="32" height="32" />}
      <b>{t('loop', { quantity: amount(sku.quantity) })}</b>
      <span className={c('price')}>
        {formatUsd(sku.price, i18n.language)}
        {before !== null && (
          <s>
            <span className="sr">{t('before', { price: '' })}</span>
            {formatUsd(before, i18n.language)}
          </s>
        )}
      </span>
    </label>
  )
}
