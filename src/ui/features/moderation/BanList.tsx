import { Ban as BanIcon } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { bansQuery, liftingOf, type Ban } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { Button } from '../../components/form/Button'
import { useConfirm } from '../../components/overlay/use-confirm'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { DecisionReason } from './DecisionReason'
import styles from './moderation.module.css'
import { QueryList } from './QueryList'

const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

/** The people who are banned from the group, each with a button that lifts the ban. */
export function BanList({ gid }: { readonly gid: Gid }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const result = bansQuery.listed(useAccountState(useFeature('moderation').slices.account.bans), { gid })
  const want = useCallback(() => app.account.dispatch(bansQuery.want({ gid })), [app, gid])
  useEffect(want, [want])
  const { ask, prompt } = useConfirm()
  const lift = ({ xid, name }: Ban): void =>
    ask({
      title: t('bans.liftTitle', { name, ...asIs }),
      text: t('bans.liftText'),
      yes: t('bans.lift'),
      onYes: () => app.account.dispatch({ type: 'moderation/LiftBan', gid, xid }),
    })
  return (
    <>
      <QueryList
        label={t('bans.title')}
        result={result}
        failed={t('bans.failed')}
        empty={{ icon: BanIcon, title: t('bans.none'), text: t('bans.noneText') }}
        onWant={want}
        onMore={() => app.account.dispatch(bansQuery.more({ gid }))}
        card={(ban) => <BanCard key={ban.xid} gid={gid} ban={ban} onLift={lift} />}
      />
      {prompt}
    </>
  )
}

interface BanCardProps {
  readonly gid: Gid
  readonly ban: Ban
  readonly onLift: (ban: Ban) => void
}

function BanCard({ gid, ban, onLift }: BanCardProps): ReactNode {
  const { t } = useTranslation('moderation')
  const lifted = useAccountState(useFeature('moderation').slices.account.lifted)
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const lifting = liftingOf(lifted, { gid, xid: ban.xid })
  const { name, since, until, reason, by } = ban
  return (
    <li className={styles['card']} aria-labelledby={`ban-${ban.xid}`}>
      <div className={styles['who']}>
        <Avatar person={personAvatarData(ban)} size={36} />
        <h3 id={`ban-${ban.xid}`}>
          <PersonName name={name} />
        </h3>
      </div>
      <p className={styles['aside']}>
        {t('bans.since')} <time dateTime={toDateTime(since)}>{format.dayAndTime(since, now)}</time> ·{' '}
        {until === null ? (
          t('bans.forEver')
        ) : (
          <>
            {t('bans.until')} <time dateTime={toDateTime(until)}>{format.moment(until)}</time>
          </>
        )}
      </p>
      <p dir="auto">{t('bans.by', { name: by, ...asIs })}</p>
      <DecisionReason reason={reason} />
      {lifting?.failure != null && (
        <p role="alert" className={styles['problem']}>
          {lifting.failure._tag === 'Refused' ? lifting.failure.words : t('bans.notLifted')}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button
          busy={lifting !== null && lifting.failure === null}
          aria-label={t('bans.liftName', { name, ...asIs })}
          onClick={() => onLift(ban)}
        >
          {t('bans.lift')}
        </Button>
      </div>
    </li>
  )
}
