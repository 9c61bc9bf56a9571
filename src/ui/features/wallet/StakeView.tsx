import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOP_ID, type Balance } from '../../../domain/balance'
import { decimalOf, sumOf, type Decimal } from '../../../domain/kernel/decimal'
import { multiply } from '../../../domain/kernel/decimal-math'
import {
  placesOfCurrency,
  parseTransfer,
  type TransferFormChange,
  type StakingInfo,
  type StakingLevel,
} from '../../../domain/wallet'
import { Button } from '../../components/form/Button'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useFormat } from '../../format/use-format'
import { AmountField } from './AmountField'
import { StakeAfterLines } from './transfer/TransferLines'
import { TransferPages } from './TransferPages'
import { useAmountIssueText } from './use-amount-issue-text'
import { balanceIn, useTransfer } from './use-wallet'
import { ViewHeader } from './ViewHeader'
import styles from './wallet.module.css'

const c = classNames(styles)
const NOTHING = sumOf([])
const HUNDRED = decimalOf('100') ?? NOTHING
const percent = (rate: Decimal): string => `${multiply(rate, HUNDRED) ?? '–'}%`

interface StakeViewProps {
  readonly balances: readonly Balance[]
  readonly staking: StakingInfo | null
  readonly onSettled: () => void
}

/** The form that stakes LOOP at a level or unstakes LOOP. */
export function StakeView({ balances, staking, onSettled }: StakeViewProps): ReactNode {
  const { t } = useTranslation('wallet')
  const { amount } = useFormat()
  const { move, say } = useTransfer('stake', onSettled)
  const [isTried, setTried] = useState(false)
  // After success the next form starts without complaints.
  if (isTried && move.step === 'settled') setTried(false)
  const { form } = move
  const isStaking = form.kind !== 'unstake'
  const staked = staking?.staked ?? NOTHING
  const available = isStaking ? (balanceIn(balances, LOOP_ID)?.amount ?? NOTHING) : staked
  const read = parseTransfer(
    { ...form, kind: isStaking ? 'stake' : 'unstake' },
    { available, chainIds: [], levels: staking?.levels ?? [], staked },
  )
  const isOpen = useRef(false)
  useEffect(() => {
    if (isOpen.current) return
    isOpen.current = true
    say({ type: 'wallet/OpenTransfer', key: 'stake', kind: isStaking ? 'stake' : 'unstake', currencyId: LOOP_ID })
  }, [say, isStaking])
  const change = (to: TransferFormChange): void => say({ type: 'wallet/ChangeTransfer', key: 'stake', change: to })
  const amountProblem = useAmountIssueText(read, `${read.minimum ?? ''} LOOP`, placesOfCurrency(LOOP_ID))
  if (staking === null)
    return (
      <Skeleton>
        <SkeletonBlock width={220} height={28} />
        <SkeletonBlock width="100%" height={56} shape="card" />
        <SkeletonBlock width="100%" height={120} shape="card" />
      </Skeleton>
    )
  return (
    <TransferPages of="stake" move={move} say={say}>
      <form
        className={c('form')}
        aria-labelledby="stake-title"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (read.order !== null) say({ type: 'wallet/ReviewTransfer', key: 'stake', order: read.order })
        }}
      >
        <ViewHeader id="stake-title" title={t(isStaking ? 'form.stakeTitle' : 'form.unstakeTitle')} />
        <SegmentedControl
          label={t('form.mode')}
          value={isStaking ? 'stake' : 'unstake'}
          onChange={(kind) => change({ field: 'kind', kind })}
          options={[
            { value: 'stake', label: t('stake') },
            { value: 'unstake', label: t('form.unstake') },
          ]}
        />
        {move.isShort && (
          <p role="alert" className={c('fault')}>
            {t('form.short')}
          </p>
        )}
        {move.failure !== null && (
          <p role="alert" className={c('fault')}>
            {t('form.checkFailed')}
          </p>
        )}
        {isStaking && (
          <Levels
            levels={staking.levels}
            value={form.level}
            error={isTried && read.problems.level !== null ? t('problem.missingLevel') : undefined}
            onChange={(level) => change({ field: 'level', level })}
          />
        )}
        <AmountField
          label={t('form.amount')}
          unit="LOOP"
          value={form.amount}
          available={available}
          places={placesOfCurrency(LOOP_ID)}
          worth={undefined}
          aside={
            isStaking
              ? t('form.have', { amount: amount(available), currency: 'LOOP' })
              : t('form.stakedNow', { amount: amount(staked) })
          }
          error={form.amount === '' && !isTried ? undefined : amountProblem}
          onChange={(text) => change({ field: 'amount', text })}
        />
        {isStaking && form.level !== null && (
          <dl className={c('lines')} aria-label={t('confirm.afterwards')}>
            <StakeAfterLines order={{ amount: decimalOf(form.amount.trim()) ?? NOTHING, level: form.level }} />
          </dl>
        )}
        <div className={c('foot')}>
          <Button kind="primary" size={44} type="submit">
            {t('form.review')}
          </Button>
        </div>
      </form>
    </TransferPages>
  )
}

interface LevelsProps {
  readonly levels: readonly StakingLevel[]
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (level: number) => void
}

function Levels({ levels, value, error, onChange }: LevelsProps): ReactNode {
  const { t } = useTranslation('wallet')
  const { amount } = useFormat()
  return (
    <fieldset className={c('chains')}>
      <legend>{t('form.level')}</legend>
      <div className={c('levels')}>
        {levels.map(({ level, minimum, dayRate, lockDays }) => (
          <label key={level} className={c('chain')}>
            <input type="radio" name="staking-level" checked={level === value} onChange={() => onChange(level)} />
            <b>{t('form.levelOf', { level })}</b>
            <small>
              {t('form.levelText', {
                minimum: amount(minimum),
                rate: percent(dayRate),
                lock: lockDays === 0 ? t('form.noLock') : t('form.lock', { count: lockDays }),
              })}
            </small>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className={c('fault')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
