import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { EmptyState } from '../../components/feedback/StateView'
import { Section, SubPage } from '../../components/layout/SubPage'
import { useFormat } from '../../format/use-format'
import { useMall } from './use-mall'
import styles from './mall.module.css'

/** Placeholder figures from the specs (spec 2 §9). */
const PLACEHOLDER = { quantity: '1 USDT', cost: '1.023 USDT', minutes: 7, gas: '0.0002 SOL' } as const

/** The screen /mall/recharge-currency: the price of a payment in crypto. */
export function DepositScreen(): ReactNode {
  const { t } = useTranslation('mall')
  const { amount } = useFormat()
  const {
    order: { bought, token, network },
  } = useMall()
  return (
    <SubPage title={t('depositTitle')} backHref={paths.mall}>
      {bought === null && (
        <EmptyState
          icon={ShoppingBag}
          title={t('nothing')}
          text={t('text')}
          action={
            <ButtonLink kind="primary" to={paths.mall}>
              {t('toMall')}
            </ButtonLink>
          }
        />
      )}
      <Section title={bought === null ? t('depositTitle') : t('loop', { quantity: amount(bought.quantity) })}>
        <p className={styles['hint']}>{t('depositText')}</p>
        <dl className={styles['lines']}>
          {token !== null && (
            <div>
              <dt>{t('token')}</dt>
              <dd>{token}</dd>
            </div>
          )}
          {network !== null && (
            <div>
              <dt>{t('network')}</dt>
              <dd>{t(`on.${network}`)}</dd>
            </div>
          )}
          <div>
            <dt>{t('quantity')}</dt>
            <dd>{PLACEHOLDER.quantity}</dd>
          </div>
          <div>
            <dt>{t('cost')}</dt>
            <dd>{PLACEHOLDER.cost}</dd>
          </div>
          <div>
            <dt>{t('time')}</dt>
            <dd>{t('about', { value: t('mins', { count: PLACEHOLDER.minutes }) })}</dd>
          </div>
          <div>
            <dt>{t('gas')}</dt>
            <dd>{t('about', { value: PLACEHOLDER.gas })}</dd>
          </div>
        </dl>
      </Section>
    </SubPage>
  )
}
