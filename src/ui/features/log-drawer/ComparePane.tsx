import { GitCompareArrows } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../application/log/history/history-row'
import { orderAfter, type LogHistory } from '../../../application/log/history/log-history'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { EmptyState } from '../../components/feedback/StateView'
import type { Comparison } from './comparison'
import { DifferenceTable } from './DifferenceTable'
import styles from './log-drawer.module.css'
import { useStatesAt } from './use-history'
import { useSteps } from './use-steps'

interface ComparePaneProps {
  readonly open: OpenHistory
  readonly position: number
  readonly comparison: Comparison | null
  readonly onEnd: () => void
}

/** The differences between two points of the log, or between the log and a changed log. */
export function ComparePane({ open, position, comparison, onEnd }: ComparePaneProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  if (comparison === null)
    return <EmptyState icon={GitCompareArrows} heading="h3" title={t('noPoint')} text={t('noPointText')} />
  return comparison.kind === 'points' ? (
    <Points open={open} from={comparison.from} to={position} onEnd={onEnd} />
  ) : (
    <Changed open={open} comparison={comparison} onEnd={onEnd} />
  )
}

const useCode = (history: LogHistory): ((position: number) => string) => {
  const { t } = useTranslation('log-drawer')
  return (position) => {
    const row = history.rowAt(position)
    return row === null ? t('start') : codeOf(row)
  }
}

interface PointsProps {
  readonly open: OpenHistory
  readonly from: number
  readonly to: number
  readonly onEnd: () => void
}

function Points({ open, from, to, onEnd }: PointsProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const code = useCode(open.history)
  const before = useStatesAt(open.history, from)
  const after = useStatesAt(open.history, to)
  if (before === null || after === null) return <p className={styles['hint']}>{t('folding')}</p>
  return (
    <DifferenceTable
      open={open}
      title={t('between', { from: code(from), to: code(to) })}
      columns={[t('before'), t('after')]}
      before={before}
      after={after}
      onEnd={onEnd}
    />
  )
}

interface ChangedProps {
  readonly open: OpenHistory
  readonly comparison: Extract<Comparison, { readonly kind: 'whatIf' }>
  readonly onEnd: () => void
}

function Changed({ open, comparison: { change, end }, onEnd }: ChangedProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { history } = open
  const code = useCode(history)(change.position)
  const asRecorded = useStatesAt(history, end)
  const isReady = asRecorded !== null
  const fold = useMemo(
    () => (isReady ? history.foldOther(change.position - 1, orderAfter(change, end)) : null),
    [history, change, end, isReady],
  )
  const isDone = useSteps(fold, 0)
  if (asRecorded === null || fold === null || !isDone) return <p className={styles['hint']}>{t('folding')}</p>
  return (
    <DifferenceTable
      open={open}
      title={change.later === null ? t('withoutEntry', { code }) : t('laterEntry', { code })}
      columns={[t('asRecorded'), t('changed')]}
      before={asRecorded}
      after={fold.states}
      onEnd={onEnd}
    />
  )
}
