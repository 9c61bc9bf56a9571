import { useState, type ReactNode } from 'react'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { useScrollRestoration } from '../../../components/layout/use-scroll-restoration'
import { useRovingTabIndex } from '../../../components/layout/use-roving-tabindex'
import type { ConversationItem } from './conversation'
import styles from './conversation-list.module.css'
import { ConversationEntry } from './ConversationEntry'
import type { ConversationMenuAction } from './use-conversation-actions'

interface ConversationListProps {
  readonly label: string
  readonly items: readonly ConversationItem[]
  readonly selectedId?: string | undefined
  readonly now: number
  readonly actionsOf?: ((id: string) => readonly ConversationMenuAction[]) | undefined
}

export function ConversationList({ label, items, selectedId, now, actionsOf }: ConversationListProps): ReactNode {
  const [revealed, setRevealed] = useState<string | null>(null)
  const roving = useRovingTabIndex(
    items.map(({ id }) => id),
    selectedId,
  )
  return (
    <ul ref={useScrollRestoration('conversations')} className={styles['rows']} aria-label={label} {...roving.listProps}>
      {items.map((item) => (
        <li key={item.id} className={styles['item']}>
          <ConversationEntry
            item={item}
            now={now}
            selected={item.id === selectedId}
            tabIndex={roving.tabIndex(item.id)}
            actionsOf={actionsOf}
            revealed={item.id === revealed}
            onReveal={setRevealed}
          />
        </li>
      ))}
    </ul>
  )
}

const widths = [
  [62, 84],
  [44, 70],
  [71, 56],
  [38, 78],
  [58, 66],
  [49, 88],
  [66, 52],
  [41, 73],
  [55, 61],
] as const

interface ConversationSkeletonProps {
  readonly shape: 'circle' | 'group'
}

export function ConversationSkeleton({ shape }: ConversationSkeletonProps): ReactNode {
  return (
    <Skeleton>
      <div className={styles['rows']}>
        {widths.map(([name, summary]) => (
          <div key={`${name} ${summary}`} className={styles['skeleton']}>
            <SkeletonBlock width={40} height={40} shape={shape} />
            <span className={styles['skeletonLines']}>
              <SkeletonBlock width={`${name}%`} />
              <SkeletonBlock width={`${summary}%`} height={10} />
            </span>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
