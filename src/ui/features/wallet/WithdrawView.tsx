import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import type { Balance } from '../../../domain/balance'
import { decimalOf, sumOf } from '../../../domain/kernel/decimal'
import { multiply } from '../../../domain/kernel/decimal-math'
import {
  chainBy,
  similarKnownAddress,
  placesOfCurrency,
  parseTransfer,
  type TransferFunds,
  type TransferFormChange,
} from '../../../domain/wallet'
import { useLoopPrice } from './use-loop-price'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { FieldLayout, TextField } from '../../components/form/TextField'
import { limited } from '../../components/form/limited'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import { AmountField } from './AmountField'
import { ChainChoice } from './ChainChoice'
import { TransferPages } from './TransferPages'
import { useAmountIssueText } from './use-amount-issue-text'
import { balanceIn, useChains, useTransfer, useStatement } from './use-wallet'
import { ViewHeader } from './ViewHeader'
import styles from './wallet.module.css'
import { isEnter } from '../../components/form/enter-key'

const c = classNames(styles)
const NOTHING = sumOf([])
const WITHDRAWALS = ['withdrawal'] as const

interface WithdrawViewProps {
  readonly balances: readonly Balance[]
  readonly currencyId: number
  readonly onSettled: () => void
}

/** The view that sends a token: network, address, amount; then the final request and the signature. */
export function WithdrawView({ balances, currencyId, onSettled }: WithdrawViewProps): ReactNode {
  const { t, i18n } = useTranslation('wallet')
  const { amount } = useFormat()
  const { move, say } = useTransfer('withdraw', onSettled)
  const chains = useChains()
  const earlier = useStatement(WITHDRAWALS).items.flatMap(({ address }) => address ?? [])
  const { price } = useLoopPrice()
  const [isTried, setTried] = useState(false)
  // After success the next form starts without complaints.
  if (isTried && move.step === 'settled') setTried(false)
  const { form } = move
  const balance = balanceIn(balances, currencyId)
  const name = balance?.name ?? ''
  const available = balance?.amount ?? NOTHING
  const chainIds = chains.items.filter((chain) => chain.currencyIds.includes(currencyId)).map((chain) => chain.chainId)
  const means: TransferFunds = { available, chainIds, levels: [], staked: NOTHING }
  const read = parseTransfer(form, means)
  const opened = useRef(0)
  useEffect(() => {
    if (opened.current === currencyId) return
    opened.current = currencyId
    say({ type: 'wallet/OpenTransfer', key: 'withdraw', kind: 'withdraw', currencyId })
  }, [currencyId, say])
  const change = (to: TransferFormChange): void => say({ type: 'wallet/ChangeTransfer', key: 'withdraw', change: to })
  const amountProblem = useAmountIssueText(read, `${read.minimum ?? ''} ${name}`, placesOfCurrency(currencyId))
  const addressProblem = read.problems.address
  const shownAddress = form.address !== '' || isTried ? addressProblem : null
  const alike = similarKnownAddress(form.address.trim(), earlier)
  const typed = decimalOf(form.amount.trim())
  const loopPrice = decimalOf(price ?? balance?.price)
  const worth = typed === null || loopPrice === null || balance?.price === null ? null : multiply(typed, loopPrice)
  return (
    <TransferPages of="withdraw" move={move} say={say}>
      <form
        className={c('form')}
        aria-labelledby="withdraw-title"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (read.order !== null) say({ type: 'wallet/ReviewTransfer', key: 'withdraw', order: read.order })
        }}
      >
        <ViewHeader id="withdraw-title" title={t('form.withdrawTitle', { currency: name })} />
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
        <ChainChoice
          chainIds={chainIds}
          value={form.chainId}
          isLoading={chains.status === 'loading'}
          onChange={(chainId) => change({ field: 'chain', chainId })}
          error={isTried && read.problems.chain !== null ? t('problem.missing') : undefined}
        />
        <AddressField
          value={form.address}
          error={
            shownAddress === null || (shownAddress === 'empty' && !isTried) || form.chainId === null
              ? undefined
              : t(`address.${shownAddress}`)
          }
          hint={
            alike !== null
              ? t('form.lookAlike', { address: alike })
              : addressProblem === null && read.isUnchecked && chainBy(form.chainId ?? 0)?.family === 'evm'
                ? t('form.unchecked')
                : t('form.addressHint')
          }
          isWarning={alike !== null}
          onChange={(text, isPasted) => change({ field: 'address', text, isPasted })}
        />
        {read.needsRepeat && (
          <TextField
            label={t('form.repeat')}
            value={form.repeat}
            hint={t('form.repeatHint')}
            autoComplete="off"
            spellCheck={false}
            error={(isTried || form.repeat !== '') && read.problems.repeat !== null ? t('problem.repeat') : undefined}
            onPaste={(event) => event.preventDefault()}
            onChange={limited(200, (text) => change({ field: 'repeat', text }))}
          />
        )}
        <AmountField
          label={t('form.amount')}
          unit={name}
          value={form.amount}
          available={available}
          places={placesOfCurrency(currencyId)}
          aside={t('form.have', { amount: amount(available), currency: name })}
          worth={worth === null ? undefined : `≈ ${formatUsd(worth, i18n.language)}`}
          error={form.amount === '' && !isTried ? undefined : amountProblem}
          onChange={(text) => change({ field: 'amount', text })}
        />
        {read.fee !== null && (
          <dl className={c('lines')}>
            <div>
              <dt>{t('form.fee')}</dt>
              <dd>
                {read.fee} {name}
              </dd>
            </div>
            <div>
              <dt>{t('form.send')}</dt>
              <dd>{read.received === null ? '–' : `${form.amount.trim()} ${name}`}</dd>
            </div>
            <div>
              <dt>
                <b>{t('form.receive')}</b>
              </dt>
              <dd>
                <b>{read.received === null ? '–' : `${read.received} ${name}`}</b>
              </dd>
            </div>
          </dl>
        )}
        <div className={c('foot')}>
          <Button kind="primary" size={44} type="submit">
            {t('form.review')}
          </Button>
          <span className={c('hint')}>{t('form.note')}</span>
        </div>
      </form>
    </TransferPages>
  )
}

interface AddressFieldProps {
  readonly value: string
  readonly hint: string
  readonly isWarning: boolean
  readonly error: string | undefined
  readonly onChange: (text: string, isPasted: boolean) => void
}

/**
 * The address field is as wide as the form, so that the whole address is visible. The field reports whether the member
 * pasted the address.
 */
function AddressField({ value, hint, isWarning, error, onChange }: AddressFieldProps): ReactNode {
  const { t } = useTranslation('wallet')
  const id = useId()
  return (
    <FieldLayout label={t('form.address')} id={id} hint={hint} error={error ?? (isWarning ? hint : undefined)}>
      <textarea
        id={id}
        className={c('address', 'textArea', error !== undefined && 'wrong')}
        value={value}
        rows={1}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined}
        onPaste={(event) => {
          const field = event.currentTarget
          const pasted = event.clipboardData.getData('text')
          const isAll = value === '' || field.selectionEnd - field.selectionStart === value.length
          if (!isAll) return
          event.preventDefault()
          onChange(pasted.trim(), true)
        }}
        onKeyDown={(event) => {
          if (isEnter(event)) event.preventDefault()
        }}
        onChange={({ currentTarget }) => onChange(truncateGraphemes(currentTarget.value, 200), false)}
      />
    </FieldLayout>
  )
}
