import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOP_ID } from '../../../domain/balance'
import type { Named } from '../../../domain/chat'
import { giftSendIssue, totalOf, type Gift, type GiftOrder } from '../../../domain/gift'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { Button, ButtonLink } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { SelectField } from '../../components/form/SelectField'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { GiftGrid } from './GiftGrid'
import { Receivers } from './Receivers'
import styles from './gift.module.css'
import { useGiftBalances, useGifts } from './use-gifts'

/** The conversation of a gift. The receivers are members of a group, or the other person of a direct chat. */
export interface GiftPlace {
  readonly conversationId: ConversationId
  readonly gid: Gid | null
  readonly peer: Named | null
}

interface GiftFormProps {
  readonly place: GiftPlace
  readonly isSending: boolean
  readonly wasRefused: boolean
  readonly onConfirm: (order: Omit<GiftOrder, 'id' | 'afterSeq'>) => void
  readonly onClose: () => void
}

/** The form for gift, recipients and balance. The submit button shows the total price. */
export function GiftForm({ place, isSending, wasRefused, onConfirm, onClose }: GiftFormProps): ReactNode {
  const { t } = useTranslation('gift')
  const { t: core } = useTranslation()
  const { amount } = useFormat()
  const me = sessionOf(useAccountState(useApp().account.slices.session))?.xid ?? null
  const gifts = useGifts()
  const balances = useGiftBalances(place.gid)
  const [gift, setGift] = useState<Gift | null>(null)
  const [people, setPeople] = useState<readonly Named[] | null>(null)
  const [currencyId, setCurrencyId] = useState(LOOP_ID)
  const choosePeople = useCallback((to: readonly Named[]) => setPeople(to), [])
  const receivers = place.peer !== null ? [place.peer] : (people ?? [])
  const balance = balances.items.find((candidate) => candidate.currencyId === currencyId) ?? balances.items[0] ?? null
  const problem = balances.status === 'shown' ? giftSendIssue(gift, receivers.length, balance) : null
  const total = gift === null ? null : totalOf(gift, receivers.length)
  const isReady = balances.status === 'shown' && problem === null
  const confirm = (): void => {
    if (!isReady || gift === null || balance === null || total === null) return
    onConfirm({
      conversationId: place.conversationId,
      gid: place.gid,
      giftId: gift.id,
      title: gift.title,
      receivers,
      currencyId: balance.currencyId,
      currency: balance.name,
      total,
      before: balance.amount,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={place.peer === null ? undefined : t('to', { name: place.peer.name })}
      actions={
        <>
          <Button onClick={onClose}>{core('action.cancel')}</Button>
          <Button kind="primary" busy={isSending} disabled={!isReady} onClick={confirm}>
            {total === null || balance === null || receivers.length === 0
              ? t('send')
              : t('sendFor', { amount: amount(total), currency: balance.name })}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <GiftGrid gifts={gifts} currency={balance?.name ?? ''} chosen={gift?.id ?? null} onChoose={setGift} />
        {place.gid !== null && <Receivers gid={place.gid} me={me} chosen={people} onChoose={choosePeople} />}
        {balances.status === 'failed' ? (
          <InlineFailure text={t('balanceFailed')} onRetry={balances.read} />
        ) : (
          <div className={styles['pay']}>
            {balances.items.length > 1 && (
              <SelectField
                label={t('currency')}
                value={String(balance?.currencyId ?? '')}
                onChange={(id) => setCurrencyId(Number(id))}
                options={balances.items.map((candidate) => ({
                  value: String(candidate.currencyId),
                  label: candidate.name,
                }))}
              />
            )}
            <p className={styles['owned']}>
              {balance === null ? '' : t('have', { amount: amount(balance.amount), currency: balance.name })}
            </p>
            <p className={styles['problem']} role="status">
              {wasRefused && !isSending
                ? t('refused')
                : gift === null || problem === null
                  ? ''
                  : t(`problem.${problem}`)}
              {problem === 'short' && (
                <ButtonLink size={30} kind="quiet" to={paths.mall}>
                  {t('buy')}
                </ButtonLink>
              )}
            </p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
