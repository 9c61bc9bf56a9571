import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Uid, Xid } from '../../../domain/kernel/ids'
import { progressOf, type LevelDetail } from '../../../domain/levels'
import { sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure, FailedState } from '../../components/feedback/StateView'
import { Section, SubPage } from '../../components/layout/SubPage'
import { useFormat } from '../../format/use-format'
import styles from './levels.module.css'
import { LevelRing } from './LevelRing'
import { MedalBadge } from './MedalBadge'
import { useUserLevel } from './use-user-level'

const c = classNames(styles)
const PARTS = ['earlier', 'messages', 'spaces'] as const

/**
 * The screen /profile/level: how a member reaches a level, the points that the next level needs, and all medals. The
 * screen shows the member's own level, or the level of the person in the URL.
 */
export function LevelScreen(): ReactNode {
  const { t } = useTranslation('levels')
  const { account } = useApp()
  const [search] = useSearchParams()
  const [asked, uid] = [search.get('xid'), search.get('uid')]
  const own = sessionOf(useAccountState(account.slices.session))?.xid
  const isOthers = Xid.is(asked) && asked !== own
  const xid = isOthers ? asked : own
  return (
    <SubPage
      title={t(isOthers ? 'details' : 'title')}
      backHref={isOthers && Uid.is(uid) ? paths.profileOf(uid) : paths.profile}
    >
      {xid !== undefined && <OfPerson xid={xid} isOwn={!isOthers} />}
    </SubPage>
  )
}

function OfPerson({ xid, isOwn }: { readonly xid: Xid; readonly isOwn: boolean }): ReactNode {
  const { t } = useTranslation('levels')
  const { detail, medals, readDetail, readMedals } = useUserLevel(xid)
  const [shown] = detail.items
  if (detail.status === 'failed') return <FailedState title={t('failed')} text="" onRetry={readDetail} />
  return (
    <>
      {shown === undefined ? (
        <Skeleton>
          <div className={c('hero')}>
            <SkeletonBlock width={96} height={96} shape="circle" />
            <SkeletonBlock width={200} height={24} />
          </div>
        </Skeleton>
      ) : (
        <Made detail={shown} isOwn={isOwn} />
      )}
      <Section title={t('medals')}>
        {medals.status === 'failed' ? (
          <InlineFailure text={t('medalsFailed')} onRetry={readMedals} />
        ) : (
          <ul className={c('all')}>
            {medals.items.map((medal) => (
              <MedalBadge key={medal.kind} medal={medal} />
            ))}
          </ul>
        )}
      </Section>
      {isOwn && (
        <Section title={t('opens')}>
          <p className={c('text')}>{t('opensText')}</p>
        </Section>
      )}
    </>
  )
}

function Made({
  detail: { standing, parts },
  isOwn,
}: {
  readonly detail: LevelDetail
  readonly isOwn: boolean
}): ReactNode {
  const { t } = useTranslation('levels')
  const format = useFormat()
  const percent = Math.floor(progressOf(standing) * 100)
  const nameOf = (kind: string): string => {
    const known = PARTS.find((part) => part === kind)
    return known === undefined ? kind : t(`part.${known}`)
  }
  return (
    <>
      <div className={c('hero')}>
        <span className={c('badge')} role="img" aria-label={t('ring', { level: standing.level, percent })}>
          <LevelRing share={progressOf(standing)} size={96} width={6} />
          {standing.icon !== null && <img src={standing.icon} alt="" width={48} height={48} />}
        </span>
        <div>
          <p className={c('big')}>{t('level', { level: standing.level })}</p>
          <p className={c('quiet')}>{t('points', { points: format.number(standing.points) })}</p>
          <p className={c('quiet')}>
            {standing.to === null
              ? t('last')
              : t('need', { points: format.number(standing.to - standing.points), level: standing.level + 1 })}
          </p>
        </div>
      </div>
      <Section title={t(isOwn ? 'from' : 'fromOther')}>
        <table className={c('table')}>
          <thead>
            <tr>
              <th scope="col">{t(isOwn ? 'what' : 'whatOther')}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('gained')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ kind, count, points }) => (
              <tr key={kind}>
                <th scope="row">
                  <bdi>{nameOf(kind)}</bdi>
                </th>
                <td>{count === 0 ? '–' : format.number(count)}</td>
                <td>{format.number(points)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')}
              </th>
              <td>{format.number(standing.points)}</td>
            </tr>
          </tfoot>
        </table>
      </Section>
    </>
  )
}
