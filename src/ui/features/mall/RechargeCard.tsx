import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { decimalOf } from '../../../domain/kernel/decimal'
import { QUICK_AMOUNTS, rechargePrice } from '../../../domain/mall'
import { paths } from '../../app/routing/paths'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { useLoopPrice } from '../wallet/use-loop-price'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import styles from './mall.module.css'
import { translations } from './screens'
import { useMall } from './use-mall'

/** A card on the member's own profile: some amounts of LOOP at the current price, with a link to the mall (R2-071). */
export function RechargeCard(): ReactNode {
  useFeatureTranslations('mall', translations)
  const { t, i18n } = useTranslation('mall')
  const { amount } = useFormat()
  const { listed } = useMall()
  const price = decimalOf(useLoopPrice().price ?? '')
  const id = useId()
  return (
    <section className={styles['recharge']} aria-labelledby={id}>
      <h2 id={id}>{t('recharge')}</h2>
      <ul>
        {QUICK_AMOUNTS.map((quantity) => {
          const sold = listed.items.find((item) => item.quantity === quantity)
          const usd = price === null ? null : rechargePrice(quantity, price)
          return (
            <li key={quantity}>
              <Link to={sold === undefined ? paths.mall : `${paths.mall}?code=${encodeURIComponent(sold.code)}`}>
                <b>{t('loop', { quantity: amount(quantity) })}</b>
                <span>{usd === null ? '—' : formatUsd(usd, i18n.language)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
