import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../app/app-context'
import { useLoopPrice } from './use-loop-price'
import { useFormat } from '../../format/use-format'

const MINUTE_MS = 60_000

/** The price from the ticker, with the age of the price. */
export function LivePrice(): ReactNode {
  const { t } = useTranslation('wallet')
  const { amount, listTime } = useFormat()
  const now = useNow(MINUTE_MS)
  const { price, at } = useLoopPrice()
  if (price === null || at === null) return <span>{t('noPrice')}</span>
  const time = listTime(at, now)
  return (
    <span title={t('priceAge', { time })}>
      {amount(price)} USD <span aria-hidden="true">· {time}</span>
      <span className="sr"> · {t('priceAge', { time })}</span>
    </span>
  )
}
