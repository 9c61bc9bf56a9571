import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guest } from '../../../domain/bubble'
import type { Gid } from '../../../domain/kernel/ids'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { SearchField } from '../../components/form/SearchField'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useRainGuests } from './use-rain-form'
import styles from './bubble.module.css'

interface GuestPickerProps {
  readonly gid: Gid
  readonly guests: readonly Guest[]
  readonly error: string | undefined
  readonly onChange: (guest: Guest, on: boolean) => void
}

/** A search for members by name. Chosen members stay in front. */
export function GuestPicker({ gid, guests, error, onChange }: GuestPickerProps): ReactNode {
  const { t } = useTranslation('bubble')
  const id = useId()
  const [word, setWord] = useState('')
  const keyword = word.trim()
  const { items, status, more, read, readMore } = useRainGuests(gid, keyword)
  const chosen = new Set(guests.map(({ xid }) => xid))
  const rows = [...guests, ...items.filter(({ xid }) => !chosen.has(xid))]
  return (
    <fieldset className={styles['guests']} aria-describedby={`${id}-note`}>
      <legend>
        {t('send.guests')} <span className={styles['hint']}>{t('send.chosenCount', { count: guests.length })}</span>
      </legend>
      <SearchField label={t('send.search')} value={word} max={64} onChange={setWord} />
      <div className={styles['people']}>
        {rows.map((guest) => (
          <label key={guest.xid} className={styles['person']}>
            <input
              type="checkbox"
              checked={chosen.has(guest.xid)}
              onChange={({ currentTarget }) => onChange(guest, currentTarget.checked)}
            />
            <Avatar person={{ id: guest.xid, name: guest.name, imageUrl: guest.avatar ?? undefined }} size={28} />
            <bdi className={styles['name']}>{guest.name}</bdi>
          </label>
        ))}
        {status === 'loading' && rows.length === 0 && (
          <Skeleton>
            <SkeletonBlock width="100%" height={40} />
            <SkeletonBlock width="100%" height={40} />
            <SkeletonBlock width="100%" height={40} />
          </Skeleton>
        )}
        {status === 'shown' && items.length === 0 && <p className={styles['hint']}>{t('send.guestsNone')}</p>}
        {status === 'failed' && (
          <p className={styles['hint']} role="alert">
            {t('send.guestsFailed')}{' '}
            <Button size={30} onClick={read}>
              {t('send.retry')}
            </Button>
          </p>
        )}
        {more !== 'none' && (
          <Button size={36} busy={more === 'loading'} onClick={readMore}>
            {t('send.more')}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        className={styles[error === undefined ? 'hint' : 'error']}
        role={error === undefined ? undefined : 'alert'}
      >
        {error ?? t('send.fixed')}
      </p>
    </fieldset>
  )
}
