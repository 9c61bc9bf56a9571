import { Gift as GiftIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { giftStatsQuery, receivedGiftsQuery, type ReceivedGift, type ReceivedSort } from '../../../domain/gift'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { SegmentedControl } from '../../components/form/SegmentedControl'
import { classNames } from '../../components/class-names'
import { Dialog } from '../../components/overlay/Dialog'
import { Icon } from '../../components/layout/Icon'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState, InlineFailure } from '../../components/feedback/StateView'
import { useImage } from '../../components/avatar/use-image'
import { useFormat } from '../../format/use-format'
import styles from './profile-tabs.module.css'

const c = classNames(styles)

/** The received gifts by kind. A press on a kind opens the list of all received gifts. */
export function GiftsTab(): ReactNode {
  const { t } = useTranslation('influence')
  const format = useFormat()
  const app = useApp()
  const { slices } = useFeature('gift')
  const { status, items } = giftStatsQuery.listed(useAccountState(slices.account.stats), {})
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    app.account.dispatch(giftStatsQuery.want({}))
  }, [app])
  if (status === 'failed')
    return (
      <FailedState
        kind="plain"
        title={t('giftsFailed')}
        text={t('failedText')}
        onRetry={() => {
          app.account.dispatch(giftStatsQuery.want({}))
        }}
      />
    )
  if (status === 'loading')
    return (
      <Skeleton>
        <div className={c('gifts')}>
          {[0, 1, 2, 3].map((n) => (
            <SkeletonBlock key={n} width="100%" height={120} shape="card" />
          ))}
        </div>
      </Skeleton>
    )
  if (items.length === 0)
    return <EmptyState icon={GiftIcon} heading="h3" title={t('noGifts')} text={t('noGiftsText')} />
  return (
    <>
      <ul className={c('gifts')}>
        {items.map(({ icon, title, count }) => (
          <li key={title}>
            <button
              type="button"
              className={c('gift')}
              aria-label={t('openGift', { title, shown: format.number(count) })}
              onClick={() => setIsOpen(true)}
            >
              <Picture icon={icon} size={48} />
              <span className={c('giftName')} dir="auto">
                {title}
              </span>
              <b>{t('giftTimes', { shown: format.number(count) })}</b>
            </button>
          </li>
        ))}
      </ul>
      {isOpen && <Received onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Picture({ icon, size }: { readonly icon: string | null; readonly size: number }): ReactNode {
  return (
    <span className={c('giftPicture')} style={{ width: size, height: size }} aria-hidden="true">
      {useImage(icon ?? undefined, 'avatar') ?? <Icon of={GiftIcon} size={24} />}
    </span>
  )
}

/** All received gifts, 20 per page, by price or time (spec 2 §2). */
function Received({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('influence')
  const app = useApp()
  const { slices } = useFeature('gift')
  const [sort, setSort] = useState<ReceivedSort>('send_time')
  const list = receivedGiftsQuery.listed(useAccountState(slices.account.received), { sort })
  const read = (): void => {
    app.account.dispatch(receivedGiftsQuery.want({ sort }))
  }
  useEffect(() => {
    app.account.dispatch(receivedGiftsQuery.want({ sort }))
  }, [sort, app])
  return (
    <Dialog open onClose={onClose} title={t('received')} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      <SegmentedControl
        label={t('by')}
        value={sort}
        onChange={setSort}
        options={[
          { value: 'send_time', label: t('byTime') },
          { value: 'price', label: t('byPrice') },
        ]}
      />
      <div className={c('received')}>
        {list.status === 'loading' && (
          <Skeleton>
            {[0, 1, 2].map((n) => (
              <SkeletonBlock key={n} width="100%" height={52} shape="card" />
            ))}
          </Skeleton>
        )}
        {list.status === 'failed' && <InlineFailure text={t('giftsFailed')} onRetry={read} />}
        <ul>
          {list.items.map((gift, at) => (
            <Row key={at} gift={gift} />
          ))}
        </ul>
        {list.more !== 'none' && list.status === 'shown' && (
          <div className={c('more')}>
            <Button
              size={30}
              busy={list.more === 'loading'}
              onClick={() => {
                app.account.dispatch(receivedGiftsQuery.more({ sort }))
              }}
            >
              {t('moreGifts')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Row({ gift: { icon, title, amount, at, sender } }: { readonly gift: ReceivedGift }): ReactNode {
  const format = useFormat()
  return (
    <li className={c('bar')}>
      <Avatar person={{ id: sender.xid, name: sender.name, imageUrl: sender.avatar ?? undefined }} size={32} />
      <span className={c('about')}>
        <span className={c('line')}>
          <PersonName name={sender.name} />
        </span>
        <span className={c('quiet')}>{at === null ? '' : format.stamp(at)}</span>
      </span>
      <Picture icon={icon} size={28} />
      <span className={c('amount')}>
        <bdi>{title}</bdi> <b>{format.amount(amount)}</b>
      </span>
    </li>
  )
}
