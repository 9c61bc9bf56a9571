import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Uid, Xid } from '../../../domain/kernel/ids'
import { progressOf } from '../../../domain/levels'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { classNames } from '../../components/class-names'
import { InlineFailure } from '../../components/feedback/StateView'
import styles from './levels.module.css'
import { MedalBadge } from './MedalBadge'
import { levelHref } from './level-href'
import { useUserLevel } from './use-user-level'
import { translations } from './translations'

const c = classNames(styles)
/** The number of medals that fit in a row of the profile column. */
const MEDALS_SHOWN = 5

const percentOf = (share: number): number => Math.floor(share * 100)

/**
 * The level and medals in the profile column, each with a link to its details. `uid` is `null` on the member's own
 * profile.
 */
export function LevelPanel({ xid, uid }: { readonly xid: Xid; readonly uid: Uid | null }): ReactNode {
  useFeatureTranslations('levels', translations)
  const { t } = useTranslation('levels')
  const { detail, medals, readDetail, readMedals } = useUserLevel(xid)
  const standing = detail.items[0]?.standing
  const won = medals.items.filter(({ isWon }) => isWon)
  return (
    <div className={c('panel')}>
      <section className={c('progress')} aria-label={t('details')}>
        {detail.status === 'failed' ? (
          <InlineFailure text={t('failed')} onRetry={readDetail} />
        ) : (
          <>
            <p className={c('title')}>
              <b>{standing === undefined ? ' ' : t('level', { level: standing.level })}</b>
              <span>
                {standing === undefined
                  ? ''
                  : standing.to === null
                    ? t('last')
                    : t('toNext', { percent: percentOf(progressOf(standing)), level: standing.level + 1 })}
              </span>
            </p>
            <div className={c('bar')}>
              <div style={{ width: `${standing === undefined ? 0 : percentOf(progressOf(standing))}%` }} />
            </div>
            <Link className={c('link')} to={levelHref(xid, uid)}>
              {t('details')}
            </Link>
          </>
        )}
      </section>
      <section aria-label={t('medals')}>
        <p className={c('title')}>
          <b>{t('medals')}</b>
          <span>{medals.status === 'shown' ? t('wonOf', { won: won.length, all: medals.items.length }) : ''}</span>
        </p>
        {medals.status === 'failed' ? (
          <InlineFailure text={t('medalsFailed')} onRetry={readMedals} />
        ) : medals.status === 'shown' && won.length === 0 ? (
          <p className={c('none')}>{t('noMedals')}</p>
        ) : (
          <ul className={c('row')}>
            {won.slice(0, MEDALS_SHOWN).map((medal) => (
              <MedalBadge key={medal.kind} medal={medal} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
