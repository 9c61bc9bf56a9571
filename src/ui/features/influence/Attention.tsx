import type { ReactNode } from 'react'
import { DAYS, isBeforeAttention, type AttentionInput, type Period, type RankItem } from '../../../domain/influence'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { AttentionStart } from './AttentionStart'
import { InfluenceBoard } from './InfluenceBoard'
import { Feeds } from './Feeds'
import { Filters } from './Filters'
import { Groups } from './Groups'
import styles from './influence.module.css'
import { useAttention } from './use-attention'

interface AttentionProps {
  readonly of: AttentionInput
  readonly projects: readonly RankItem[]
  readonly onPeriod: (period: Period) => void
  readonly onProject: (projectId: string) => void
  /** The content between filters and figures. */
  readonly children?: ReactNode
}

/** A person's attention share: filters, a chart, the posts and spaces that produced the share, and the groups. */
export function Attention({ of, projects, onPeriod, onProject, children }: AttentionProps): ReactNode {
  const { stats, feeds, groups } = useAttention(of)
  const viewer = useCurrentUser()
  const [shown] = stats.items
  const isBefore = stats.status !== 'failed' && shown !== undefined && isBeforeAttention(shown, feeds.items[0] ?? null)
  return (
    <div className={styles['attention']}>
      <Filters
        period={of.period}
        onPeriod={onPeriod}
        projectId={of.projectId}
        onProject={onProject}
        projects={projects}
      />
      {isBefore ? (
        <AttentionStart isOwn={viewer?.xid === of.xid} />
      ) : (
        <>
          {children}
          <InfluenceBoard stats={stats} period={of.period} />
          <Feeds feeds={feeds} groups={groups.items} period={of.period} />
        </>
      )}
      <Groups groups={groups} days={DAYS[of.period]} />
    </div>
  )
}
