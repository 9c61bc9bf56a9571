import { ArrowDownToLine, GitCompareArrows, Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../application/log/history/history-row'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { Button } from '../../components/form/Button'
import type { Comparison } from './comparison'
import { JsonTree } from './JsonTree'
import styles from './log-drawer.module.css'

const messageIn = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'message' in fields ? fields.message : null

interface RowDetailsProps {
  readonly open: OpenHistory
  readonly end: number
  readonly position: number
  readonly onCompare: (comparison: Comparison) => void
}

/** The redacted fields of an entry, and what can be done from it. */
export function RowDetails({ open: { history, fieldsOf }, end, position, onCompare }: RowDetailsProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const row = history.rowAt(position)
  if (row === null) return <p className={styles['hint']}>{t('noFields')}</p>
  const fields = fieldsOf(row)
  const title = t('fields', { code: codeOf(row) })
  return (
    <section className={styles['details']} aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['acts']}>
        <Button size={30} icon={GitCompareArrows} onClick={() => onCompare({ kind: 'points', from: position })}>
          {t('compareFrom')}
        </Button>
        <Button
          size={30}
          icon={Scissors}
          onClick={() => onCompare({ kind: 'whatIf', change: { position, later: null }, end })}
        >
          {t('leaveOut')}
        </Button>
        {position < end && (
          <Button
            size={30}
            icon={ArrowDownToLine}
            onClick={() => onCompare({ kind: 'whatIf', change: { position, later: 1 }, end })}
          >
            {t('comeLater')}
          </Button>
        )}
      </div>
      <JsonTree key={`${position}-message`} name={row.type} value={messageIn(fields)} isOpen />
      <JsonTree key={`${position}-entry`} name={t('wholeEntry')} value={fields} />
    </section>
  )
}
