import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Period, RankItem } from '../../../domain/influence'
import type { Xid } from '../../../domain/kernel/ids'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Attention } from './Attention'
import { attentionHref } from './attention-href'
import styles from './influence.module.css'
import { useRank, type ReadList } from './use-attention'
import { useAttentionParams } from './use-attention-params'
import { translations } from './translations'

const c = classNames(styles)

/** A tab of a profile: the projects that mention the person, and the person's attention share. */
export function AttentionTab({ xid }: { readonly xid: Xid }): ReactNode {
  useFeatureTranslations('influence', translations)
  const place = useAttentionParams()
  const rank = useRank(xid, place.period)
  const chosen = rank.items.find(({ projectId }) => projectId === place.projectId)
  return (
    <Attention
      of={{ xid, period: place.period, projectId: place.projectId, kolAccount: chosen?.kolAccount ?? '' }}
      projects={rank.items}
      onPeriod={place.onPeriod}
      onProject={place.onProject}
    >
      <Ranks rank={rank} xid={xid} period={place.period} />
    </Attention>
  )
}

function Ranks({
  rank,
  xid,
  period,
}: {
  readonly rank: ReadList<RankItem>
  readonly xid: Xid
  readonly period: Period
}): ReactNode {
  const { t } = useTranslation('influence')
  return (
    <section aria-labelledby="influence-rank">
      <h2 id="influence-rank" className={c('heading')}>
        {t('rank')}
      </h2>
      {rank.status === 'loading' && (
        <Skeleton>
          <div className={c('ranks')}>
            {[0, 1, 2].map((n) => (
              <SkeletonBlock key={n} width={190} height={56} shape="card" />
            ))}
          </div>
        </Skeleton>
      )}
      {rank.status === 'failed' && <InlineFailure text={t('failedPart')} onRetry={rank.read} />}
      {rank.status === 'shown' && rank.items.length === 0 && (
        <p className={c('quiet', 'oneRank')}>{t('rankEmpty', { when: t(`spoken.${period}`) })}</p>
      )}
      {rank.items.length > 0 && (
        <ol className={c('ranks')}>
          {rank.items.map(({ projectId, name, avatar, percent, kolAccount }) => (
            <li key={projectId}>
              <Link
                to={attentionHref({ xid, projectId, kolAccount, period })}
                className={c('rank')}
                aria-label={t('rankRow', { name, percent })}
              >
                <GroupAvatar
                  group={{ id: projectId, name, ownerId: projectId, imageUrl: avatar ?? undefined }}
                  size={32}
                />
                <span className={c('rankName')}>
                  <PersonName name={name} />
                </span>
                <b>{percent}%</b>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
