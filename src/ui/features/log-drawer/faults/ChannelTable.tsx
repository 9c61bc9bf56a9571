import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHANNELS, withChannelFaults, type Channel, type FaultPlan } from '../../../../domain/fault-plan'
import { Choice } from './Choice'
import styles from './faults.module.css'

const DELAYS_MS: readonly number[] = [0, 200, 1_000, 5_000, 20_000]
const SHARES: readonly number[] = [0, 10, 30, 100]
const STATUSES: readonly (number | null)[] = [null, 401, 403, 429, 500, 503]

const COLUMNS = ['line', 'delayMs', 'lost', 'unanswered', 'twice', 'late', 'status'] as const
type Column = (typeof COLUMNS)[number]

/** The columns of a channel. Only calls of the API have answers; a file is sent once. */
const OF_CHANNEL: Readonly<Record<Channel, ReadonlySet<Column>>> = {
  api: new Set(COLUMNS),
  feed: new Set(['line', 'delayMs', 'lost', 'twice', 'late']),
  chat: new Set(['line', 'delayMs', 'lost', 'twice', 'late']),
  media: new Set(['line', 'delayMs', 'lost', 'twice', 'late']),
  files: new Set(['line', 'delayMs', 'lost', 'late']),
}

interface TableProps {
  readonly plan: FaultPlan
  readonly onPlan: (plan: FaultPlan) => void
}

/** The faults of each channel: a row a channel, a column a kind of fault. */
export function ChannelTable(props: TableProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('channel')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`fault.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHANNELS.map((channel) => (
          <tr key={channel}>
            <th scope="row">{t(`channels.${channel}`)}</th>
            {COLUMNS.map((column) => (
              <td key={column}>
                {OF_CHANNEL[channel].has(column) && <Cell {...props} channel={channel} column={column} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps extends TableProps {
  readonly channel: Channel
  readonly column: Column
}

function Cell({ plan, onPlan, channel, column }: CellProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const faults = plan.channels[channel]
  const set = (change: Partial<typeof faults>): void => {
    onPlan(withChannelFaults(plan, channel, change))
  }
  const label = t('faultOf', { fault: t(`fault.${column}`), channel: t(`channels.${channel}`) })
  if (column === 'line')
    return (
      <Choice
        label={label}
        value={faults.isCut ? 'cut' : 'whole'}
        options={['whole', 'cut']}
        textOf={(option) => t(`lines.${option}`)}
        onChange={(option) => set({ isCut: option === 'cut' })}
      />
    )
  if (column === 'status')
    return (
      <Choice
        label={label}
        value={faults.status}
        options={STATUSES}
        textOf={(status) => (status === null ? t('none') : t('answered', { status }))}
        onChange={(status) => set({ status })}
      />
    )
  if (column === 'delayMs')
    return (
      <Choice
        label={label}
        value={faults.delayMs}
        options={DELAYS_MS}
        textOf={(ms) => (ms === 0 ? t('none') : t('seconds', { n: ms / 1_000 }))}
        onChange={(delayMs) => set({ delayMs })}
      />
    )
  return (
    <Choice
      label={label}
      value={faults[column]}
      options={SHARES}
      textOf={(n) => (n === 0 ? t('none') : `${n}%`)}
      onChange={(share) => set({ [column]: share })}
    />
  )
}
