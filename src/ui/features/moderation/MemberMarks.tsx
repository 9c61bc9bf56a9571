import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid, Xid } from '../../../domain/kernel/ids'
import { liftingOf, sanctionsQuery, type Sanction, type SanctionKind } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
import { OptionalPart } from '../../app/OptionalPart'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { InlineFailure } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import styles from './member-marks.module.css'
import { translations } from './translations'
import { useEndText } from './use-end-text'
import { useLift } from './use-lift'

const KINDS = ['mute', 'ban'] as const
const MINUTE_MS = 60_000
const asIs = { interpolation: { escapeValue: false } }

const useSanctions = (gid: Gid, kind: SanctionKind) =>
  sanctionsQuery.listed(useAccountState(useFeature('moderation').slices.account.bans), { gid, kind })

/**
 * For the staff of a group, below its members: loads who is muted and banned, and lists the banned people, who are no
 * longer members. The list is absent while nobody is banned.
 */
export function BannedPeople({ gid }: { readonly gid: Gid }): ReactNode {
  return (
    <OptionalPart place={gid}>
      <Banned gid={gid} />
    </OptionalPart>
  )
}

function Banned({ gid }: { readonly gid: Gid }): ReactNode {
  useFeatureTranslations('moderation', translations)
  const { t } = useTranslation('moderation')
  const app = useApp()
  const [mutes, bans] = [useSanctions(gid, 'mute'), useSanctions(gid, 'ban')]
  const want = useCallback(
    (kind: SanctionKind): void => app.account.dispatch(sanctionsQuery.want({ gid, kind })),
    [app, gid],
  )
  useEffect(() => KINDS.forEach(want), [want])
  // A mark may belong to any member of the list, so all pages of the mutes load.
  const hasMoreMutes = mutes.more === 'ready'
  useEffect(() => {
    if (hasMoreMutes) app.account.dispatch(sanctionsQuery.more({ gid, kind: 'mute' }))
  }, [app, gid, hasMoreMutes])
  if (mutes.status === 'failed' || bans.status === 'failed')
    return <InlineFailure text={t('marks.failed')} onRetry={() => KINDS.forEach(want)} />
  if (bans.items.length === 0) return null
  return (
    <Section title={t('marks.banned')}>
      <ul>
        {bans.items.map((ban) => (
          <li key={ban.xid}>
            <div className={styles['row']}>
              <Avatar person={personAvatarData(ban)} size={36} />
              <span className={styles['name']}>
                <PersonName name={ban.name} />
              </span>
            </div>
            <Mark gid={gid} kind="ban" of={ban} />
          </li>
        ))}
      </ul>
      {bans.more !== 'none' && (
        <Button
          size={30}
          busy={bans.more === 'loading'}
          onClick={() => app.account.dispatch(sanctionsQuery.more({ gid, kind: 'ban' }))}
        >
          {t('more')}
        </Button>
      )}
    </Section>
  )
}

interface MemberMarkProps {
  readonly gid: Gid
  readonly xid: Xid
}

/** Below a member's row, for the staff of the group: until when the member is muted, and a button that lifts the mute. */
export function MemberMark({ gid, xid }: MemberMarkProps): ReactNode {
  return (
    <OptionalPart place={xid}>
      <MuteMark gid={gid} xid={xid} />
    </OptionalPart>
  )
}

function MuteMark({ gid, xid }: MemberMarkProps): ReactNode {
  const mute = useSanctions(gid, 'mute').items.find((one) => one.xid === xid)
  return mute === undefined ? null : <Mark gid={gid} kind="mute" of={mute} />
}

interface MarkProps {
  readonly gid: Gid
  readonly kind: SanctionKind
  readonly of: Sanction
}

function Mark({ gid, kind, of }: MarkProps): ReactNode {
  useFeatureTranslations('moderation', translations)
  const { t } = useTranslation('moderation')
  const now = useNow(MINUTE_MS)
  const end = useEndText()
  const { lift, prompt } = useLift(gid)
  const { xid, name, until } = of
  const lifting = liftingOf(useAccountState(useFeature('moderation').slices.account.lifted), { gid, xid, kind })
  if (until !== null && until <= now) return null
  return (
    <div className={styles['mark']}>
      <p>{until === null ? t('marks.banForever') : t(`marks.${kind}`, { time: end(until, now) })}</p>
      <Button
        size={30}
        busy={lifting !== null && lifting.failure === null}
        aria-label={t(`sanctions.${kind}.liftName`, { name, ...asIs })}
        onClick={() => lift(kind, of)}
      >
        {t('marks.lift')}
      </Button>
      {lifting?.failure != null && (
        <p role="alert" className={styles['problem']}>
          {lifting.failure._tag === 'Refused' ? lifting.failure.words : t(`sanctions.${kind}.notLifted`)}
        </p>
      )}
      {prompt}
    </div>
  )
}
