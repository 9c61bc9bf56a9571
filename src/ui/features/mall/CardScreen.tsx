import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { Button } from '../../components/form/Button'
import { Section, SubPage } from '../../components/layout/SubPage'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import styles from './mall.module.css'

const FIELDS = ['cardNumber', 'cardName', 'cardExpiry', 'cardCode'] as const
const NOTHING = { cardNumber: '', cardName: '', cardExpiry: '', cardCode: '' }

/**
 * The screen /mall/recharge-card: a form with a label that marks the form as a demonstration. The member's input never
 * leaves the page.
 */
export function CardScreen(): ReactNode {
  const { t } = useTranslation('mall')
  const [fields, setFields] = useState(NOTHING)
  const [isTried, setTried] = useState(false)
  return (
    <SubPage title={t('cardTitle')} backHref={paths.mall}>
      <Section title={t('card')}>
        <p className={styles['notice']}>{t('cardText')}</p>
        <form
          className={styles['steps']}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
          }}
        >
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={fields[field]}
              autoComplete="off"
              inputMode={field === 'cardName' ? 'text' : 'numeric'}
              onChange={limited(40, (text) => setFields((previous) => ({ ...previous, [field]: text })))}
            />
          ))}
          <Button kind="primary" size={44} type="submit">
            {t('cardPay')}
          </Button>
          {isTried && (
            <p role="status" className={styles['notice']}>
              {t('cardDone')}
            </p>
          )}
        </form>
      </Section>
    </SubPage>
  )
}
