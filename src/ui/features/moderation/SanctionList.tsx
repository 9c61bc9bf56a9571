import { Ban, MessageCircleOff } from 'lucide-react'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../domain/kernel/ids'
import { liftingOf, sanctionsQuery, type Sanction, type SanctionKind } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { Button } from '../../components/form/Button'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { DecisionReason } from './DecisionReason'
import styles from './moderation.module.css'
import { QueryList } from './QueryList'
import { useLift } from './use-lift'

const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

interface SanctionListProps {
  readonly gid: Gid
  readonly kind: SanctionKind
}

/** The people who are banned from the group, or muted in it, each with a button that lifts the ban or mute. */
export function SanctionList({ gid, kind }: SanctionListProps): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const result = sanctionsQuery.listed(useAccountState(useFeature('moderation').slices.account.bans), { gid, kind })
  const want = useCallback(() => app.account.dispatch(sanctionsQuery.want({ gid, kind })), [app, gid, kind])
  useEffect(want, [want])
  const { lift, prompt } = useLift(gid)
  return (
    <>
      <QueryList
        label={t(`sanctions.${kind}.title`)}
        result={result}
        failed={t(`sanctions.${kind}.failed`)}
        empty={{
          icon: kind === 'ban' ? Ban : MessageCircleOff,
          title: t(`sanctions.${kind}.none`),
          text: t(`sanctions.${kind}.noneText`),
        }}
        onWant={want}
        onMore={() => app.account.dispatch(sanctionsQuery.more({ gid, kind }))}
        card={(one) => <SanctionCard key={one.xid} gid={gid} kind={kind} of={one} onLift={() => lift(kind, one)} />}
      />
      {prompt}
    </>
  )
}

interface SanctionCardProps extends SanctionListProps {
  readonly of: Sanction
  readonly onLift: () => void
}

function SanctionCard({ gid, kind, of, onLift }: SanctionCardProps): ReactNode {
  const { t } = useTranslation('moderation')
  const lifted = useAccountState(useFeature('moderation').slices.account.lifted)
  const now = useNow(MINUTE_MS)
  const format = useFormat()
  const lifting = liftingOf(lifted, { gid, xid: of.xid, kind })
  const { name, since, until, reason, by } = of
  return (
    <li className={styles['card']} aria-labelledby={`${kind}-${of.xid}`}>
      <div className={styles['who']}>
        <Avatar person={personAvatarData(of)} size={36} />
        <h3 id={`${kind}-${of.xid}`}>
          <PersonName name={name} />
        </h3>
      </div>
      <p className={styles['aside']}>
        {t('sanctions.since')} <time dateTime={toDateTime(since)}>{format.dayAndTime(since, now)}</time> ·{' '}
        {until === null ? (
          t('sanctions.forEver')
        ) : (
          <>
            {t('sanctions.until')} <time dateTime={toDateTime(until)}>{format.moment(until)}</time>
          </>
        )}
      </p>
      <p dir="auto">{t(`sanctions.${kind}.by`, { name: by, ...asIs })}</p>
      <DecisionReason reason={reason} />
      {lifting?.failure != null && (
        <p role="alert" className={styles['problem']}>
          {lifting.failure._tag === 'Refused' ? lifting.failure.words : t(`sanctions.${kind}.notLifted`)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button
          busy={lifting !== null && lifting.failure === null}
          aria-label={t(`sanctions.${kind}.liftName`, { name, ...asIs })}
          onClick={onLift}
        >
          {t(`sanctions.${kind}.lift`)}
        </Button>
      </div>
    </li>
  )
}
