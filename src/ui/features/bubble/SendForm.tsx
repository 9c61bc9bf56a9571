import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '../../../domain/balance'
import { currenciesFor, type RainChange, type RainForm, type ParsedRain } from '../../../domain/bubble'
import { MAX_LEVEL } from '../../../domain/kernel/max-level'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { SelectField } from '../../components/form/SelectField'
import { TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { useFormat } from '../../format/use-format'
import { GuestPicker } from './GuestPicker'
import { countIssueText, guestIssueText, levelIssueText, totalIssueText } from './rain-issue-texts'
import { TotalField } from './TotalField'
import { useRainReach } from './use-rain-form'
import styles from './bubble.module.css'

interface SendFormProps {
  readonly id: string
  readonly form: RainForm
  readonly read: ParsedRain
  readonly balances: readonly Balance[]
  readonly isTried: boolean
  readonly isShort: boolean
  readonly isUnchecked: boolean
  readonly onChange: (change: RainChange) => void
  readonly onSubmit: () => void
}

/**
 * The form for amount, recipients and number of bubbles. A field shows its error after the member has typed in the
 * field or submitted the form.
 */
export function SendForm({
  id,
  form,
  read,
  balances,
  isTried,
  isShort,
  isUnchecked,
  onChange,
  onSubmit,
}: SendFormProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const { balance, problems, fee, cost, level } = read
  const reach = useRainReach(form.gid, form.isExclusive ? null : level)
  const offered = currenciesFor(balances)
  const name = balance?.name ?? ''
  const upTo = reach === null ? t('send.upTo', { most: MAX_LEVEL }) : t('send.reach', { count: reach, most: MAX_LEVEL })
  return (
    <form
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {(isShort || isUnchecked) && (
        <p role="alert" className={styles['fault']}>
          {t(isShort ? 'send.short' : 'send.checkFailed')}
        </p>
      )}
      {offered.length > 1 && (
        <SelectField
          label={t('send.currency')}
          value={String(balance?.currencyId ?? '')}
          options={offered.map((option) => ({ value: String(option.currencyId), label: option.name }))}
          onChange={(value) => onChange({ field: 'currency', currencyId: Number(value) })}
        />
      )}
      {balance !== null && (
        <TotalField
          balance={balance}
          value={form.total}
          onChange={(text) => onChange({ field: 'total', text })}
          error={isTried || form.total !== '' ? totalIssueText(problems.total, balance.currencyId, t) : undefined}
        />
      )}
      <SegmentedControl
        label={t('send.who')}
        value={form.isExclusive ? 'chosen' : 'everybody'}
        onChange={(value) => onChange({ field: 'exclusive', on: value === 'chosen' })}
        options={[
          { value: 'everybody', label: t('send.everybody') },
          { value: 'chosen', label: t('send.chosen') },
        ]}
      />
      {form.isExclusive ? (
        <GuestPicker
          gid={form.gid}
          guests={form.guests}
          error={isTried ? guestIssueText(problems.guests, t) : undefined}
          onChange={(guest, on) => onChange({ field: 'guest', guest, on })}
        />
      ) : (
        <>
          <SegmentedControl
            label={t('send.shares')}
            value={form.evenly ? 'even' : 'random'}
            onChange={(value) => onChange({ field: 'evenly', on: value === 'even' })}
            options={[
              { value: 'random', label: t('send.random') },
              { value: 'even', label: t('send.even') },
            ]}
          />
          <div className={styles['pair']}>
            <TextField
              label={t('send.count')}
              value={form.count}
              inputMode="numeric"
              autoComplete="off"
              onChange={limited(9, (text) => onChange({ field: 'count', text }))}
              error={isTried || form.count !== '' ? countIssueText(problems.count, t) : undefined}
            />
            <TextField
              label={t('send.level')}
              value={form.level}
              inputMode="numeric"
              autoComplete="off"
              onChange={limited(9, (text) => onChange({ field: 'level', text }))}
              error={isTried || form.level !== '' ? levelIssueText(problems.level, t) : undefined}
            />
          </div>
          <p className={styles['hint']} role="status">
            {upTo}
          </p>
        </>
      )}
      <dl className={styles['lines']}>
        <div>
          <dt>{t('send.fee')}</dt>
          <dd>{fee === null ? '–' : `${amount(fee)} ${name}`}</dd>
        </div>
        <div>
          <dt>{t('send.pay')}</dt>
          <dd>
            <b>{cost === null ? '–' : `${amount(cost)} ${name}`}</b>
          </dd>
        </div>
      </dl>
    </form>
  )
}
