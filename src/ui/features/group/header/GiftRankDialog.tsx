import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftGiver } from '../../../../domain/group-overview'
import type { QueryResult } from '../../../../domain/query'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { PersonName } from '../../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { useFormat } from '../../../format/use-format'
import styles from './gift-rank.module.css'

interface GiftRankDialogProps {
  readonly open: boolean
  readonly groupName: string
  readonly rank: Pick<QueryResult<GiftGiver>, 'status' | 'items'>
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** All gift givers of a group, largest first (R1-079). */
export function GiftRankDialog({ open, groupName, rank, onRetry, onClose }: GiftRankDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('givers.title')}
      description={t('givers.text', { name: groupName })}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      {rank.status === 'failed' && <InlineFailure text={t('givers.failed')} onRetry={onRetry} />}
      {rank.status === 'loading' && (
        <Skeleton>
          <div className={styles['skeleton']}>
            <SkeletonBlock width={220} />
            <SkeletonBlock width={180} />
            <SkeletonBlock width={200} />
          </div>
        </Skeleton>
      )}
      {rank.status === 'shown' &&
        (rank.items.length === 0 ? <p className={styles['none']}>{t('givers.none')}</p> : <Rows givers={rank.items} />)}
    </Dialog>
  )
}

function Rows({ givers }: { readonly givers: readonly GiftGiver[] }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ol className={styles['rows']}>
      {givers.map((giver, at) => (
        <li key={giver.xid} className={styles['row']}>
          <span className={styles['place']} aria-label={t('givers.place', { place: at + 1 })}>
            {at + 1}
          </span>
          <Avatar person={personAvatarData(giver)} size={32} />
          <span className={styles['name']}>
            <PersonName name={giver.name} />
          </span>
          <span className={styles['given']}>{t('givers.amount', { amount: format.amount(giver.given) })}</span>
        </li>
      ))}
    </ol>
  )
}
